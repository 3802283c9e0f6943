import styled from "styled-components";
import { roleAttribute } from "#contract/gallery/styleBook.ts";
import { contrastRatio } from "#scripts/shared/colours/contrast.ts";
import { contrastPairs, type PairUse } from "#scripts/shared/colours/contrastPairs.ts";
import { shownRatio } from "#scripts/shared/colours/measurePairs.ts";
import { type NamedColour, readColour } from "#scripts/shared/colours/readColour.ts";
import { theme } from "#ui/theme/theme.ts";
import { themeRoleTitle } from "./themeWords.ts";
import { Caption, Grid } from "./Section.tsx";
import { bandStyle, namesIn, type ValueOf, variableOf } from "./useThemeValues.ts";

const colourVariable = (role: string): string => variableOf("color", role);
const about = (role: string) => ({ [roleAttribute]: colourVariable(role) });

/** A text or line on a surface. */
interface Front {
  readonly role: string;
  readonly use: PairUse;
}

const roles = namesIn("color");
const paired = roles.flatMap((back) => {
  const fronts = contrastPairs
    .filter(({ backgrounds }) => backgrounds.includes(back))
    .map(({ foreground, use }): Front => ({ role: foreground, use }));
  return fronts.length === 0 ? [] : [{ back, fronts }];
});
const inPairs = new Set(paired.flatMap(({ back, fronts }) => [back, ...fronts.map(({ role }) => role)]));
const alone = roles.filter((role) => !inPairs.has(role));

function named(css: string): NamedColour | undefined {
  const color = readColour(css);
  return color && { color, css };
}

/** The contrast of two roles as people read it: "7,34 : 1". Empty for a colour that can be seen through. */
function ratioText(front: string, back: string, valueOf: ValueOf): string {
  const [one, other] = [named(valueOf(colourVariable(front))), named(valueOf(colourVariable(back)))];
  if (one === undefined || other === undefined) return "";
  return `${shownRatio(contrastRatio(one, other)).replace(".", ",")} : 1`;
}

interface ColoursProps {
  readonly valueOf: ValueOf;
}

/** Every surface with the colours on it, and their contrast. */
export function ColourPairs({ valueOf }: ColoursProps) {
  return (
    <Grid $least="19rem" style={bandStyle(valueOf)}>
      {paired.map(({ back, fronts }) => {
        const texts = fronts.filter(({ use }) => use === "text");
        const marks = fronts.filter(({ use }) => use !== "text");
        return (
          <li key={back} {...about(back)}>
            <Ground $role={back}>
              {texts.map(({ role }) => (
                <Words key={role} $role={role} {...about(role)}>
                  <span>{themeRoleTitle("color", role)}</span> <span>{ratioText(role, back, valueOf)}</span>
                </Words>
              ))}
            </Ground>
            <Caption>
              <strong>{themeRoleTitle("color", back)}</strong>
              <span>{valueOf(colourVariable(back))}</span>
            </Caption>
            {marks.map(({ role }) => (
              <Caption key={role} {...about(role)}>
                <span>
                  <Mark $role={role} $ground={back} aria-hidden="true" />
                  {themeRoleTitle("color", role)}
                </span>
                <span>{ratioText(role, back, valueOf)}</span>
              </Caption>
            ))}
          </li>
        );
      })}
    </Grid>
  );
}

/** The roles that nothing is read on. */
export function OtherColours({ valueOf }: ColoursProps) {
  return (
    <Grid $least="12rem">
      {alone.map((role) => (
        <li key={role} {...about(role)}>
          <Ground $role={role} />
          <Caption>
            <span>{themeRoleTitle("color", role)}</span>
            <span>{valueOf(colourVariable(role))}</span>
          </Caption>
        </li>
      ))}
    </Grid>
  );
}

/** The surface itself. On paper it is the sample, not a background that may be left out. */
export const Ground = styled.div<{ readonly $role: string }>`
  display: grid;
  gap: 0.375rem;
  min-height: 4rem;
  padding: ${theme.space[1]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${({ $role }) => `var(${$role.startsWith("--") ? $role : colourVariable($role)})`};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

const Words = styled.p<{ readonly $role: string }>`
  display: flex;
  justify-content: space-between;
  gap: 0.75rem;
  max-width: none;
  color: ${({ $role }) => `var(${colourVariable($role)})`};
  font-variant-numeric: tabular-nums;

  & > :first-child {
    font-weight: ${theme.font.weightStrong};
  }
`;

const Mark = styled.span<{ readonly $role: string; readonly $ground: string }>`
  display: inline-block;
  width: 1.5rem;
  height: 1rem;
  margin-inline-end: 0.5rem;
  border: 3px solid ${({ $role }) => `var(${colourVariable($role)})`};
  background: ${({ $ground }) => `var(${colourVariable($ground)})`};
  vertical-align: -0.125rem;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
