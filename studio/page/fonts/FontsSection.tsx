import { useQuery } from "@tanstack/react-query";
import { fontRoles } from "#studio/document/FontChoices.ts";
import { type SectionPanelProps, useForm } from "../form/FormContext.tsx";
import { Panel } from "../parts/Panel.ts";
import { Unanswered } from "../parts/Unanswered.tsx";
import { fontsQuery } from "../session/queries.ts";
import { text } from "../texts.ts";
import { fontsIn } from "#studio/document/editedFonts.ts";
import { FontField, kilobytes, useFontFaces, useOwnFontFaces } from "./FontField.tsx";
import { OwnFonts } from "./OwnFonts.tsx";

const weighed = ["heading", "body", "weightBody", "weightStrong", "weightHeading"];

/** The fonts of headings and of text: the possible fonts, each in its own face, and the size of the choice in bytes. */
export function FontsSection({ brand, state }: SectionPanelProps) {
  const { form, filter } = useForm();
  const { document } = state;
  const valueOf = (role: string) => form.stateOf({ kind: "theme", path: ["font", role, "$value"] }).value;
  // The server calculates the size of the theme that it has.
  const { theme: themeText, fonts } = state.history.texts;
  const isSent = document.texts.theme === themeText && document.texts.fonts === fonts;
  const files = Object.entries(fontsIn(fonts) ?? {}).map(([path, data]) => [path, data.length]);
  const answer = useQuery({ ...fontsQuery(document.id, [weighed.map(valueOf), files]), enabled: isSent });
  const choicesNow = answer.data?.choices ?? [];
  useFontFaces(choicesNow.flatMap(({ family, isOwn }) => (isOwn ? [] : [family])));
  useOwnFontFaces(fonts);
  const roles = fontRoles.filter((role) => filter.isShown({ kind: "theme", path: ["font", role] }));
  if (roles.length === 0) return null;
  if (answer.data === undefined) return <Unanswered query={answer} waiting={text("fonts.loading")} />;
  const { choices, now } = answer.data;
  return (
    <Panel>
      <p role="status">
        {now === undefined
          ? text("fonts.unknownSize")
          : text("fonts.size", { first: kilobytes(now.first), more: kilobytes(now.more) })}
      </p>
      <p>{text("fonts.whileLoading")}</p>
      {document.paths.fonts !== undefined && <OwnFonts brand={brand} state={state} />}
      {roles.map((role) => (
        <FontField key={role} role={role} choices={choices} />
      ))}
    </Panel>
  );
}
