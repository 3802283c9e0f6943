import { Fragment } from "react";
import styled from "styled-components";
import { roleAttribute } from "#contract/gallery/styleBook.ts";
import { theme } from "#ui/theme/theme.ts";
import base from "#themes/base.tokens.json";
import { themeRoleTitle, themeValueText } from "./themeWords.ts";
import { Caption, Grid } from "./Section.tsx";
import { namesIn, type ValueOf, variableOf } from "./useThemeValues.ts";

interface ShapesProps {
  readonly valueOf: ValueOf;
}

const groups = ["radius", "border", "shadow", "size"] as const;
type Group = (typeof groups)[number];

const headings: Readonly<Record<Group, string>> = {
  radius: "Hjørner",
  border: "Linjer",
  shadow: "Skygger",
  size: "Mål",
};

/** Radius, lines, shadows and sizes, each on a sample of its own; then the distances that all brands have. */
export function ShapeSamples({ valueOf }: ShapesProps) {
  return (
    <>
      {groups.map((group) => (
        <Fragment key={group}>
          <h3>{headings[group]}</h3>
          <Grid $least="9.5rem">
            {namesIn(group).map((name) => {
              const variable = variableOf(group, name);
              return (
                <li key={name} {...{ [roleAttribute]: variable }}>
                  <Sample data-group={group} $variable={variable} />
                  <Caption>
                    <span>{themeRoleTitle(group, name)}</span>
                    {group !== "shadow" && <span>{themeValueText(valueOf(variable))}</span>}
                  </Caption>
                </li>
              );
            })}
          </Grid>
        </Fragment>
      ))}
      <h3>Avstander, like i alle merker</h3>
      <Distances>
        {Object.entries(base.space).map(([name, { $value }]) => (
          <li key={name}>
            <span>{`${$value.value} ${$value.unit}`}</span>
            <i style={{ width: `var(--space-${name})` }} />
          </li>
        ))}
      </Distances>
    </>
  );
}

const Sample = styled.div<{ readonly $variable: string }>`
  height: 4.5rem;
  background: ${theme.color.surface};
  print-color-adjust: exact;

  &[data-group="radius"] {
    border: 1px solid ${theme.color.borderStrong};
    border-radius: var(${({ $variable }) => $variable});
  }

  &[data-group="border"] {
    border-block-end: var(${({ $variable }) => $variable}) solid ${theme.color.borderStrong};
    background: none;
  }

  &[data-group="shadow"] {
    margin: 0.5rem;
    border-radius: ${theme.radius.card};
    box-shadow: var(${({ $variable }) => $variable});
  }

  &[data-group="size"] {
    width: min(var(${({ $variable }) => $variable}), 100%);
    height: 1rem;
    background: ${theme.color.action};
  }
`;

const Distances = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  font-size: ${theme.font.sizeSm};
  list-style: none;

  i {
    display: block;
    height: 1rem;
    background: ${theme.color.borderStrong};
    print-color-adjust: exact;
  }
`;
