import ts from 'typescript';

/** The components that an entry of the package exports: values with a capital, from files with JSX. */
export function exportedComponents(source: string): string[] {
  const { statements } = ts.createSourceFile('entry.ts', source, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
    const { exportClause: clause, moduleSpecifier: from } = statement;
    if (!clause || !ts.isNamedExports(clause) || !from || !ts.isStringLiteral(from)) return [];
    if (!from.text.endsWith('.tsx')) return [];
    return clause.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name }) => name.text)
      .filter((name) => /^[A-Z]/.test(name) && name !== name.toUpperCase());
  });
}
