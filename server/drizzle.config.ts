import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` in this folder writes the next migration after a change of schema.ts. */
export default defineConfig({ dialect: 'postgresql', schema: './schema.ts', out: './migrations' })
