import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";
import { ColourEditor } from "./editor/ColourEditor.tsx";
import { focusLine } from "./focusLine.ts";
import type { ThemeColoursView, ThemeRole } from "./readTheme.ts";
import { lowerFirst, roleName } from "./roleName.ts";
import type { ColourEdits } from "./useColourEdits.ts";

interface ContextColourProps {
  readonly role: ThemeRole;
  readonly view: ThemeColoursView;
  readonly edits: ColourEdits;
}

/** The colour of a role in a context that is built: built, or taken over by hand; and the way from one to the other. */
export function ContextColour({ role: { name, origin, css, isTakenOver = false }, view, edits }: ContextColourProps) {
  const title = roleName(name);
  if (view.kind === undefined || view.kind === "theme") return <State>{text("context.onlyBuilt")}</State>;
  const takeOver = (button: HTMLElement) => {
    focusLine(button);
    edits.setColour(origin, css);
    announcements.announce(text("context.takenOver.announced", { role: title, colour: css }));
  };
  const build = (button: HTMLElement) => {
    focusLine(button);
    edits.build(origin);
    announcements.announce(text("context.built.announced", { role: lowerFirst(title) }));
  };
  if (!isTakenOver)
    return (
      <>
        <State>{text(`context.built.${view.kind}`)}</State>
        <Own variant="secondary" onClick={(event) => takeOver(event.currentTarget)}>
          {text("context.takeOver")}
        </Own>
      </>
    );
  return (
    <>
      <State>{text("context.takenOver.text")}</State>
      <ColourEditor name={title} css={css} onChange={(next, manner) => edits.setColour(origin, next, manner)} />
      <Own variant="secondary" onClick={(event) => build(event.currentTarget)}>
        {text("context.build")}
      </Own>
    </>
  );
}

const Own = styled(Button)`
  justify-self: start;
`;

const State = styled.p`
  font-size: ${theme.font.sizeSm};
`;
