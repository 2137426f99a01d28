/** 구성물의 출처: 데이터 파일에 낱말로 적힌 것 말고 더 할 말을, 파일과 항목별로. */
export const provenance: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  components: { mostTaken: '재구성: 열두 개 가운데 다섯 개면 모두 깨어 있게 됩니다.' },
}
