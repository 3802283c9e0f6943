import styled from "styled-components";
import type { PropsTable } from "#contract/gallery/propsTable.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { theme } from "#ui/theme/theme.ts";
import { MarkdownLine } from "./Markdown.tsx";

interface EntryPropsProps {
  readonly tables: readonly PropsTable[];
}

/** The properties of an entry's parts: one table for each type. */
export function EntryProps({ tables }: EntryPropsProps) {
  return (
    <Stack data-gap="2">
      {tables.map((table) => (
        <TypeTable key={table.typeName} table={table} />
      ))}
    </Stack>
  );
}

function TypeTable({ table: { typeName, props } }: { readonly table: PropsTable }) {
  return (
    <Scroll role="region" aria-label={typeName} tabIndex={0}>
      <table>
        <caption>
          <code>{typeName}</code>
        </caption>
        <thead>
          <tr>
            <th scope="col">Egenskap</th>
            <th scope="col">Type</th>
            <th scope="col">Standard</th>
            <th scope="col">Betydning</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, type, isRequired, standard, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>
                {isRequired ? "må oppgis" : standard === undefined ? "valgfri" : <span lang="en">{standard}</span>}
              </td>
              <td lang="en">
                <MarkdownLine source={description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  /* The page breaks words anywhere to avoid overflow. A table scrolls instead. */
  overflow-wrap: normal;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${theme.font.sizeSm};
    text-align: start;
  }

  caption {
    padding-block-end: 0.25rem;
    font-weight: ${theme.font.weightStrong};
    text-align: start;
  }

  th,
  td {
    padding: 0.75rem 1rem 0.75rem 0;
    border-block-end: 1px solid ${theme.color.border};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    color: ${theme.color.textSubtle};
    font-weight: ${theme.font.weightBody};
  }

  td:nth-child(3) {
    min-width: 7rem;
  }

  td:nth-child(2),
  td:last-child {
    min-width: 16rem;
  }
`;
