import { josa } from 'es-hangul'
console.log(josa(String(globalThis), '을/를'))
