import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { MarkdownText } from "./MarkdownText.tsx";
import type { MarkdownBlock } from "./parseMarkdown.ts";
import { useWidgetDocs } from "./useWidgetDocs.ts";

interface EntryDocsProps {
  /** Its page in docs/widgets/. */
  readonly name: string;
}

/** What programmers need to know of a widget; written in English, like the code. */
export function EntryDocs({ name }: EntryDocsProps) {
  const blocks = useWidgetDocs(name);
  if (blocks === undefined) return undefined;
  return (
    <Docs>
      <summary>
        Dokumentasjon for utviklere: <code>docs/widgets/{name}.md</code>
      </summary>
      <div lang="en">
        {blocks.map((block, at) => (
          <Block key={at} block={block} />
        ))}
      </div>
    </Docs>
  );
}

function Block({ block }: { readonly block: MarkdownBlock }) {
  switch (block.kind) {
    case "heading":
      return (
        <h3>
          <MarkdownText text={block.text} />
        </h3>
      );
    case "paragraph":
      return (
        <p>
          <MarkdownText text={block.text} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <MarkdownText text={item} />
            </li>
          ))}
        </ul>
      );
    case "code":
      return <pre>{block.text}</pre>;
    case "table":
      return (
        <Scroll role="region" aria-label={block.head.join(", ")} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  <th key={at} scope="col">
                    <MarkdownText text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, line) => (
                <tr key={line}>
                  {row.map((cell, at) => (
                    <td key={at}>
                      <MarkdownText text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      );
  }
}

const Scroll = styled.div`
  overflow-x: auto;
`;

const Docs = styled.details`
  padding: 0.25rem 1rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  font-size: ${theme.font.sizeSm};

  & > summary {
    padding-block: 0.75rem;
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  & > div {
    display: flex;
    flex-direction: column;
    gap: 1rem;
    min-width: 0;
    padding-block: 0.5rem 1rem;
  }

  ul {
    display: grid;
    gap: 0.25rem;
    max-width: ${theme.content.line};
    margin: 0;
    padding-inline-start: 1.25rem;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 0.5rem 1rem 0.5rem 0;
    border-block-end: 1px solid ${theme.color.border};
    text-align: start;
    vertical-align: top;
  }

  pre {
    margin: 0;
    padding: 0.75rem 1rem;
    border-radius: ${theme.radius.control};
    background: ${theme.color.surfaceSubtle};
    color: ${theme.color.text};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
