/**
 * Older names of boxes (release e12e822): the hash of the JSON with its keys in the order of the files, which a
 * database does not keep. Maps each to the hash of the same box as canonical JSON. `lab/boxes` has the boxes.
 */
export const OLDER_BOXES: Readonly<Record<string, string>> = {
  // Ostia
  '68e51552d6d7309a57978c00ca729b7e29821af8669e7e07c0cbc0662e14790e':
    '4543a3617a6b0ed3016ec469bfeead8bcbab82542c6c1a3855b1eeb2f0a059ec',
  // The Princes of Florence
  'a2e725384e065dd4dc6cacfe392c4cd2c924d7bcc11c6b47a95ba74049d7ea90':
    '17ed557636d904f236491236bc6fc4253d372eeef1d9e51c9499c97dc3e9c644',
  // Terra Mystica
  'e19f82f066a5ee37622ace2047873f263e59c0bd97d3da8996ff631b86f64c17':
    'c6b2b372186334dab2b7115c75c763aa353a9fbd70af41bd5a6639bc887ca441',
}
