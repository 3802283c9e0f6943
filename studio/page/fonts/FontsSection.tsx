import { Loader } from "#ui/feedback/Loader.tsx";
import { fontRoles } from "#studio/document/FontChoices.ts";
import { type SectionPanelProps, useForm } from "../form/FormContext.tsx";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { Panel } from "../parts/Panel.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { studioApi } from "../studioApi.ts";
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
  const key = JSON.stringify([weighed.map(valueOf), files]);
  const answer = useServerAnswer(isSent ? `${document.id} ${key}` : undefined, (signal) =>
    studioApi.fonts(document.id, signal),
  );
  const choicesNow = answer.status === "here" ? answer.value.choices : [];
  useFontFaces(choicesNow.flatMap(({ family, isOwn }) => (isOwn ? [] : [family])));
  useOwnFontFaces(fonts);
  const roles = fontRoles.filter((role) => filter.isShown({ kind: "theme", path: ["font", role] }));
  if (roles.length === 0) return null;
  if (answer.status === "loading") return <Loader text={text("fonts.loading")} />;
  if (answer.status === "failed") return <FailedMessage error={answer.error} />;
  const { choices, now } = answer.value;
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
