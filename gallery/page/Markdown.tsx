import { Lexer, lexer, type MarkedToken, type Tokens } from "marked";
import { type ReactNode, useMemo } from "react";
import styled from "styled-components";

interface MarkdownProps {
  readonly source: string;
}

/**
 * A page of Markdown as React elements. HTML in it is shown as text. Links are only named, since they lead to files of
 * the repository.
 */
export function Markdown({ source }: MarkdownProps) {
  const tokens = useMemo(() => lexer(source), [source]);
  return <Tokens tokens={tokens} />;
}

/** One line of Markdown, without a paragraph around it. */
export function MarkdownLine({ source }: MarkdownProps) {
  const tokens = useMemo(() => Lexer.lexInline(source), [source]);
  return <Tokens tokens={tokens} />;
}

function Tokens({ tokens = [] }: { readonly tokens: readonly Tokens.Generic[] | undefined }) {
  // marked's own tokens: no extension adds others.
  return (tokens as readonly MarkedToken[]).map((token, at) => <Token key={at} token={token} />);
}

function Token({ token }: { readonly token: MarkedToken }): ReactNode {
  switch (token.type) {
    case "heading":
      return (
        <h3>
          <Tokens tokens={token.tokens} />
        </h3>
      );
    case "paragraph":
      return (
        <p>
          <Tokens tokens={token.tokens} />
        </p>
      );
    case "list":
      return <List list={token} />;
    case "table":
      return <Table table={token} />;
    case "code":
      return <pre>{token.text}</pre>;
    case "codespan":
      return <code>{token.text}</code>;
    case "strong":
      return (
        <strong>
          <Tokens tokens={token.tokens} />
        </strong>
      );
    case "em":
    case "link":
      return (
        <em>
          <Tokens tokens={token.tokens} />
        </em>
      );
    case "br":
      return <br />;
    case "text":
      return token.tokens ? <Tokens tokens={token.tokens} /> : token.text;
    case "space":
    case "def":
      return undefined;
    default:
      return token.type === "escape" || token.type === "html" ? token.text : token.raw;
  }
}

function List({ list }: { readonly list: Tokens.List }) {
  const items = list.items.map((item, at) => (
    <li key={at}>
      <Tokens tokens={item.tokens} />
    </li>
  ));
  return list.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Table({ table }: { readonly table: Tokens.Table }) {
  return (
    <Scroll role="region" aria-label={table.header.map(({ text }) => text).join(", ")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.header.map((cell, at) => (
              <th key={at} scope="col">
                <Tokens tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, at) => (
                <td key={at}>
                  <Tokens tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  overflow-wrap: normal;
`;
