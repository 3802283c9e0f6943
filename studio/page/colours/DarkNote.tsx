import { useDeferredValue, useMemo } from "react";
import styled from "styled-components";
import { shownRatio } from "#scripts/shared/colours/measurePairs.ts";
import { theme } from "#ui/theme/theme.ts";
import type { ThemeTexts } from "./contexts/themeContexts.ts";
import { text } from "../texts.ts";
import { type DarkRole, darkEffect } from "./darkEffect.ts";
import { roleName, rolesInWords, withComma } from "./roleName.ts";
import { Swatch } from "./Swatch.tsx";

/** The theme as it is edited, and as it is saved. */
export interface EditedTexts {
  readonly edited: ThemeTexts;
  readonly saved: ThemeTexts;
}

interface DarkNoteProps extends EditedTexts {
  /** Where the light colour is written. */
  readonly token: string;
}

/** What a changed light colour has done to the dark ones, below its field; also when it did nothing. */
export function DarkNote({ edited, saved, token }: DarkNoteProps) {
  // A drag is not slowed down by it.
  const texts = useDeferredValue(edited);
  // The saved texts are new objects in every answer of the server.
  const { theme: savedTheme } = saved;
  const effect = useMemo(() => darkEffect(texts, savedTheme, token), [texts, savedTheme, token]);
  if (effect === undefined) return null;
  const { roles, others } = effect;
  const moved = roles.filter(({ before, after }) => before !== after);
  const kept = roles.filter(({ before, after }) => before === after);
  const isAlone = roles.length === 1;
  return (
    <Note>
      {moved.map((each) => (
        <Moved key={each.role} dark={each} isAlone={isAlone} />
      ))}
      {isAlone && kept[0] !== undefined && <Kept dark={kept[0]} />}
      {!isAlone && kept.length > 0 && (
        <li>{text("dark.kept", { roles: rolesInWords(kept.map(({ role }) => role)) })}</li>
      )}
      {others.length > 0 && <li>{text("dark.others", { roles: rolesInWords(others) })}</li>}
    </Note>
  );
}

const ratioText = ({ ratio, minimum }: DarkRole): string =>
  ratio === undefined || minimum === undefined
    ? ""
    : `, ${text("dark.ratio", { ratio: withComma(shownRatio(ratio)), minimum: withComma(String(minimum)) })}`;

function Moved({ dark, isAlone }: { readonly dark: DarkRole; readonly isAlone: boolean }) {
  const { role, before, after } = dark;
  return (
    <li>
      {isAlone ? text("dark.inDark") : text("dark.roleInDark", { role: roleName(role) })} <Swatch css={before} />
      {` ${before} → `}
      <Swatch css={after} />
      {` ${after}${ratioText(dark)}`}
    </li>
  );
}

function Kept({ dark }: { readonly dark: DarkRole }) {
  return (
    <li>
      {text(dark.isTakenOver ? "dark.takenOver" : "dark.unchanged")} <Swatch css={dark.after} />
      {` ${dark.after}${ratioText(dark)}`}
    </li>
  );
}

const Note = styled.ul`
  display: grid;
  gap: 0.25rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
  font-variant-numeric: tabular-nums;
`;
