import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { GalleryProp } from "../GalleryEntry.ts";

/** The public surface of a widget, as a table. */
export function EntryProps({ props }: { readonly props: readonly GalleryProp[] }) {
  return (
    <Scroll role="region" aria-label="Egenskaper" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Egenskap</th>
            <th scope="col">Type</th>
            <th scope="col">Standard</th>
            <th scope="col">Betydning</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, type, standard, meaning }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>{standard === undefined ? "må oppgis" : <code>{standard}</code>}</td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${theme.font.sizeSm};
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

  td:last-child {
    min-width: 16rem;
  }
`;
