/** Mutants: the rules with one small fault each, as a hand that slips writes it. Found in the syntax tree, so that types are left alone. */
import { createHash } from 'node:crypto'
import ts from 'typescript'

export interface Mutant {
  /** Its path below the root, and its line there (from 1). */
  file: string
  line: number
  /** The line as it stands, trimmed: with `what` it names the mutant when the lines above change. */
  text: string
  /** `a < b → a <= b`. */
  what: string
  start: number
  end: number
  by: string
}

const SWAPPED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['<', '<='],
    ['>', '>='],
    ['===', '!=='],
    ['&&', '||'],
    ['+', '-'],
    ['*', '/'],
    ['&', '|'],
    ['<<', '>>'],
    ['+=', '-='],
    ['&=', '|='],
    ['++', '--'],
    ['min', 'max'],
    ['some', 'every'],
  ].flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
)
const ONE_WAY: Readonly<Record<string, string>> = { '%': '*', '??': '&&' }

/** All mutants of a source, in its order. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const lines = source.split('\n')
  const found: Mutant[] = []

  /** `part` of `whole` is replaced; `whole` says what it looks like then. */
  function replace(whole: ts.Node, part: ts.Node | [number, number], by: string): void {
    const [start, end] = Array.isArray(part) ? part : [part.getStart(), part.getEnd()]
    const line = tree.getLineAndCharacterOfPosition(start).line
    const before = whole.getText()
    const at = start - whole.getStart()
    const after = before.slice(0, at) + by + before.slice(at + end - start)
    const what = `${short(before)} → ${short(after)}`
    found.push({ file, line: line + 1, text: lines[line]!.trim(), what, start, end, by })
  }
  const remove = (node: ts.Statement) => replace(node, node, '{}')

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const by = swapped(node.operatorToken.getText())
      if (by) replace(node, node.operatorToken, by)
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      replace(node, node, node.operand.getText())
    else if (ts.isPostfixUnaryExpression(node) || ts.isPrefixUnaryExpression(node)) {
      const [start, end] = ts.isPostfixUnaryExpression(node)
        ? [node.operand.getEnd(), node.getEnd()]
        : [node.getStart(), node.operand.getStart()]
      const by = SWAPPED[source.slice(start, end).trim()]
      if (by?.length === 2) replace(node, [start, end], by)
    } else if (ts.isNumericLiteral(node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)) {
      const value = Number(node.text)
      const whole = node.parent
      replace(whole, node, String(value + 1))
      if (value > 0) replace(whole, node, String(value - 1))
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node.parent, node, 'false')
    else if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node.parent, node, 'true')
    else if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
      const by = swapped(node.name.text)
      if (by) replace(node, node.name, by)
    } else if (ts.isExpressionStatement(node)) remove(node)
    else if (ts.isReturnStatement(node) && underIf(node)) remove(node)
    const condition = ts.isIfStatement(node)
      ? node.expression
      : ts.isConditionalExpression(node)
        ? node.condition
        : undefined
    if (condition && !negatedAnyway(condition)) replace(condition, condition, `!(${condition.getText()})`)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(tree, visit)
  return found
}

const swapped = (word: string): string | undefined =>
  Object.hasOwn(SWAPPED, word) ? SWAPPED[word] : Object.hasOwn(ONE_WAY, word) ? ONE_WAY[word] : undefined

/** Conditions whose own mutant is their negation. */
const negatedAnyway = (node: ts.Expression): boolean =>
  (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) ||
  (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText()))

const underIf = ({ parent }: ts.Node): boolean =>
  ts.isIfStatement(parent) || (ts.isBlock(parent) && ts.isIfStatement(parent.parent))

function short(text: string): string {
  const flat = text.replace(/\s+/g, ' ')
  return flat.length > 70 ? `${flat.slice(0, 50)} … ${flat.slice(-17)}` : flat
}

/**
 * This many of them, the same for equal seeds. A mutant is drawn independently of the others, so a change elsewhere in
 * the rules changes few of them.
 */
export function sample(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const lot = (m: Mutant) => createHash('sha256').update([seed, m.file, m.text, m.what].join('\n')).digest('hex')
  return mutants
    .map(mutant => ({ mutant, lot: lot(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : 0))
    .slice(0, count)
    .map(drawn => drawn.mutant)
}
