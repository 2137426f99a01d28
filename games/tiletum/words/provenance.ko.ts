/** 구성물의 출처: 데이터 파일에 영어로 적힌 참고를 우리말로. 파일과 항목의 이름은 그대로다. */
export const provenance: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
