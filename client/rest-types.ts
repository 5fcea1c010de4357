/** The TypeScript of requests without a socket, generated from the server's OpenAPI document. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const DOCUMENT = join(import.meta.dirname, '../docs/openapi.json');
const HEAD = `// Generated from docs/openapi.json; "npm run types" writes it anew.
import type * as Messages from './messages';

`;

export const REST_TYPES = join(import.meta.dirname, 'src/wire/rest.ts');

/** What tells the page nothing: response headers, what an operation does not have, kinds of schema that are not used. */
function isEmpty(node: ts.Node): boolean {
  if (ts.isTypeAliasDeclaration(node)) return true;
  if (!ts.isPropertySignature(node)) return false;
  const named = ts.isIdentifier(node.name) ? node.name.text : '';
  return named === 'headers' || node.type?.kind === ts.SyntaxKind.NeverKeyword;
}

/** Leaves empty members out, and indents as the page does. */
function tidied(nodes: ts.Node[]): string {
  const tidy: ts.TransformerFactory<ts.Node> = (context) => {
    const visit = (node: ts.Node): ts.Node | undefined => (isEmpty(node) ? undefined : ts.visitEachChild(node, visit, context));
    return (node) => visit(node) ?? node;
  };
  const kept = nodes.filter((node) => !isEmpty(node));
  return astToString(ts.transform(kept, [tidy]).transformed).replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
}

/** The module's text. Schemas with `x-typescript` are types of the socket's messages, others are written out. */
export async function restTypes(): Promise<string> {
  const nodes = await openapiTS(await readFile(DOCUMENT, 'utf8'), {
    silent: true,
    transform(schema) {
      const name: string | undefined = schema['x-typescript'];
      if (name !== undefined) return ts.factory.createTypeReferenceNode(`Messages.${name}`);
      const isAnyObject = 'type' in schema && schema.type === 'object' && !('properties' in schema);
      return isAnyObject ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.ObjectKeyword) : undefined;
    },
  });
  return `${HEAD}${tidied(nodes)}`;
}
