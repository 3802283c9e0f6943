import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { Markdown } from "./Markdown.tsx";
import { useWidgetDocs } from "./useWidgetDocs.ts";

interface EntryDocsProps {
  /** The name of its page in docs/widgets/, without the ending. */
  readonly name: string;
}

/** Documentation for programmers, in English like the code. */
export function EntryDocs({ name }: EntryDocsProps) {
  const source = useWidgetDocs(name);
  if (source === undefined) return undefined;
  return (
    <Docs>
      <summary>
        Dokumentasjon for utviklere: <code>docs/widgets/{name}.md</code>
      </summary>
      <div lang="en">
        <Markdown source={source} />
      </div>
    </Docs>
  );
}

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

  ul,
  ol {
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
