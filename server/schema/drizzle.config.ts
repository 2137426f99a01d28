/**
 * After a change of these files, in this folder: `npm i --no-save drizzle-kit@0.31.11 && npx drizzle-kit generate` writes the next migration.
 * It is not among what everybody installs: 30 MB that nothing but this needs.
 */
export default { dialect: 'postgresql', schema: './index.ts', out: '../migrations' }
