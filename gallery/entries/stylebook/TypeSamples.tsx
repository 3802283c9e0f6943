import styled from "styled-components";
import { roleAttribute } from "#contract/gallery/styleBook.ts";
import { theme } from "#ui/theme/theme.ts";
import { themeRoleTitle, themeValueText } from "./themeWords.ts";
import { Caption, Grid } from "./Section.tsx";
import { type ValueOf, variableOf } from "./useThemeValues.ts";

const about = (name: string) => ({ [roleAttribute]: variableOf("font", name) });

const letters = "Ærlig, øyeblikkelig, ålreit. 0123456789 %";

/** A sentence in each size, the largest first. The four largest sizes are for headings. */
const sizes = [
  ["size3xl", "Trygg når uhellet er ute"],
  ["size2xl", "Dine forsikringer og avtaler"],
  ["sizeXl", "Slik melder du en skade på bilen"],
  ["sizeLg", "Har du flyttet? Da bør innboforsikringen flytte med."],
  ["sizeMd", "Egenandelen er den delen av skaden du betaler selv, og den trekkes fra før vi betaler ut erstatningen."],
  ["sizeSm", "Prisen gjelder fra 1. januar og betales månedlig med avtalegiro."],
  ["sizeXs", "Vilkårene ble sist endret 12. mai. Årspris 12 345,60 kr."],
] as const;

const weights = [
  ["weightBody", "Vi ringer deg i løpet av dagen."],
  ["weightStrong", "Vi ringer deg i løpet av dagen."],
  ["weightHeading", "Vi ringer deg i løpet av dagen."],
] as const;

const isOfHeadings = (name: string): boolean => /xl|lg/i.test(name);

/** The fonts of a brand, their weights, and the scale. */
export function TypeSamples({ valueOf }: { readonly valueOf: ValueOf }) {
  const value = (name: string): string => themeValueText(valueOf(variableOf("font", name)));
  return (
    <>
      <Grid $least="19rem">
        {(["heading", "body"] as const).map((name) => (
          <li key={name} {...about(name)}>
            <Caption>
              <span>{themeRoleTitle("font", name)}</span>
              <span>{value(name)}</span>
            </Caption>
            <Face data-heading={name === "heading" || undefined}>
              <span>Aa Åå Øø</span>
              {letters}
            </Face>
          </li>
        ))}
        {weights.map(([name, words]) => (
          <li key={name} {...about(name)}>
            <Caption>
              <span>{themeRoleTitle("font", name)}</span>
              <span>{value(name)}</span>
            </Caption>
            <Line
              data-heading={name === "weightHeading" || undefined}
              style={{ fontSize: theme.font.sizeLg, fontWeight: theme.font[name] }}
            >
              {words}
            </Line>
          </li>
        ))}
      </Grid>
      <h3>Størrelser</h3>
      <Scale>
        {sizes.map(([name, words]) => (
          <li key={name} {...about(name)}>
            <Caption>
              <span>{themeRoleTitle("font", name)}</span>
              <span>{value(name)}</span>
            </Caption>
            <Line data-heading={isOfHeadings(name) || undefined} style={{ fontSize: theme.font[name] }}>
              {words}
            </Line>
          </li>
        ))}
      </Scale>
    </>
  );
}

const Face = styled.p`
  font-size: ${theme.font.sizeMd};

  & > span {
    display: block;
    font-size: ${theme.font.size3xl};
    line-height: ${theme.font.lineTight};
  }

  &[data-heading] {
    color: ${theme.color.heading};
    font-family: ${theme.font.heading};
    font-weight: ${theme.font.weightHeading};
  }
`;

const Line = styled.p`
  overflow-wrap: anywhere;
  line-height: ${theme.font.lineBody};

  &[data-heading] {
    color: ${theme.color.heading};
    font-family: ${theme.font.heading};
    letter-spacing: ${theme.font.trackingHeading};
    line-height: ${theme.font.lineTight};
  }

  li:not([data-role*="weight"]) > &[data-heading] {
    font-weight: ${theme.font.weightHeading};
  }
`;

const Scale = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 13rem) minmax(0, 1fr);
    align-items: baseline;
    column-gap: ${theme.space[2]};
    break-inside: avoid;
  }

  @media (max-width: 40rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
