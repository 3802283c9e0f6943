import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { text } from "../texts.ts";
import { DarkNote, type EditedTexts } from "./DarkNote.tsx";
import { ColourEditor } from "./editor/ColourEditor.tsx";
import { focusLine } from "./focusLine.ts";
import { rolesOfToken, type ThemeColoursView } from "./readTheme.ts";
import { lowerFirst, roleName, rolesInWords, tokenTitle } from "./roleName.ts";
import type { ColourEdits } from "./useColourEdits.ts";
import { Stack } from "../parts/layout.ts";

interface RoleColourProps {
  readonly role: string;
  /** The token in which its colour is written. */
  readonly origin: string;
  readonly css: string;
  readonly view: ThemeColoursView;
  readonly edits: ColourEdits;
  readonly texts: EditedTexts;
}

/**
 * Changes the colour of a role where it is written. When other roles have the same one, it says so first, and offers a
 * colour of the role's own.
 */
export function RoleColour({ role, origin, css, view, edits, texts }: RoleColourProps) {
  const title = roleName(role);
  const own = `color.${role}`;
  const others = rolesOfToken(view, origin).filter((name) => name !== role);
  const separate = (button: HTMLElement) => {
    focusLine(button);
    edits.setColour(own, css);
    announcements.announce(text("colours.moved", { role: title, name: text("colours.own") }));
  };
  return (
    <>
      {others.length > 0 && (
        <Shared>
          <p>{text("colours.shared", { name: tokenTitle(origin, view), roles: rolesInWords(others) })}</p>
          {origin !== own && (
            <Button variant="secondary" onClick={(event) => separate(event.currentTarget)}>
              {text("colours.separate", { role: lowerFirst(title) })}
            </Button>
          )}
        </Shared>
      )}
      <ColourEditor name={title} css={css} onChange={(next, manner) => edits.setColour(origin, next, manner)} />
      <DarkNote token={origin} {...texts} />
    </>
  );
}

const Shared = styled(Stack)`
  justify-items: start;
  font-size: ${theme.font.sizeSm};
`;
