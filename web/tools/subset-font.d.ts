declare module 'subset-font' {
  /** That font with no other characters, its axes as narrow, and with no more features than those. */
  export default function subset(
    font: Buffer,
    text: string,
    how: {
      targetFormat: 'woff2'
      variationAxes?: Record<string, { min: number; max: number }> | undefined
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
