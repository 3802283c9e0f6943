import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Checkbox } from "#ui/form/choice/Checkbox.tsx";
import { TextField } from "#ui/form/text/TextField.tsx";
import { Card } from "#ui/layout/card/Card.ts";
import { cardLinkStyle } from "#ui/layout/card/cardLinkStyle.ts";
import { theme } from "#ui/theme/theme.ts";
import { stateAttribute, useShownStates } from "./useShownStates.ts";

const states = [
  { title: "Vanlig", names: "" },
  { title: "Under pekeren", names: "hover" },
  { title: "Trykket", names: "hover active" },
  { title: "Med fokus", names: "focus-visible" },
] as const;

const controls: readonly { readonly title: string; readonly draw: () => ReactNode }[] = [
  { title: "Hovedknapp", draw: () => <Button variant="primary">Fortsett</Button> },
  { title: "Sekundær knapp", draw: () => <Button variant="secondary">Lagre kladd</Button> },
  { title: "Stille knapp", draw: () => <Button variant="quiet">Avbryt</Button> },
  { title: "Lenke", draw: () => <a href="https://egenandel.example/">Les om egenandel</a> },
  { title: "Felt", draw: () => <TextField label="Postnummer" value="0150" characters={8} readOnly /> },
  { title: "Avkryssing", draw: () => <Checkbox label="Ja takk" checked readOnly /> },
  {
    title: "Kort som kan trykkes",
    draw: () => (
      <Card data-clickable="">
        <CardLink href="https://detaljer.example/">Bil</CardLink>
      </Card>
    ),
  },
];

/** The controls, each in the states that a pointer and a keyboard give it. */
export function ControlStates() {
  useShownStates();
  return (
    <Scroll role="region" aria-label="Kontroller i hver tilstand" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Kontroll</th>
            {states.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {controls.map(({ title, draw }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {states.map(({ title: state, names }) => (
                <td key={state} {...{ [stateAttribute]: names }}>
                  {draw()}
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

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 0.75rem ${theme.space[1]} 0.75rem 0;
    border-block-end: ${theme.border.rule} solid ${theme.color.border};
    text-align: start;
    vertical-align: middle;
  }

  th {
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightStrong};
  }
`;

const CardLink = styled.a`
  ${cardLinkStyle}
`;
