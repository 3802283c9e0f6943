import { useId, useState } from "react";
import {
  type EditedFonts,
  familiesOf,
  filesOfFont,
  fontLicenceFile,
  fontsIn,
  fontsText,
  withFont,
} from "#studio/document/editedFonts.ts";
import { mostKeptLength } from "#studio/document/keptSteps.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import type { ImageProblem } from "#studio/document/StudioDocument.ts";
import type { SectionPanelProps } from "../form/FormContext.tsx";
import { FileDrop } from "../images/FileDrop.tsx";
import { Panel } from "../parts/Panel.ts";
import { studioApi } from "../studioApi.ts";
import { base64Of } from "../images/offerImage.ts";
import { text } from "../texts.ts";
import { kilobytes } from "./FontField.tsx";
import { familyName } from "#studio/document/words.ts";
import { OwnFontField } from "./OwnFontField.tsx";

/** Why a file was not taken. */
interface FontRefusal {
  readonly file: string;
  readonly problems: readonly ImageProblem[];
}

/** Larger files are not sent. */
const mostBytes = 1_000_000;

/** The name of a file in the folder of a font: letters, digits, dots and hyphens. */
const plainName = (name: string): string =>
  name.replaceAll(/[^A-Za-z0-9._-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "") || "skrift";

/** The fonts of the brand's own: their files, licences and findings, and a place to drop another file. */
export function OwnFonts({ brand: { session }, state }: Omit<SectionPanelProps, "environment">) {
  const id = useId();
  const [refusals, setRefusals] = useState<readonly FontRefusal[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  const { fonts = "" } = state.history.texts;
  const files = fontsIn(fonts) ?? {};
  const isTooLargeForSteps = fonts !== state.document.saved.fonts && fonts.length > mostKeptLength;
  const put = (family: string, own: EditedFonts): void => {
    const { texts } = session.get().history;
    session.edit({ ...texts, fonts: fontsText(withFont(fontsIn(texts.fonts) ?? {}, family, own)) });
  };
  /** Takes a file, unless there is something wrong with it. */
  const offer = async (file: File): Promise<readonly ImageProblem[]> => {
    const size = kilobytes(file.size);
    if (file.size > mostBytes) return [{ message: text("fonts.tooLarge", { size }) }];
    const data = await base64Of(file);
    const answer = await studioApi.checkFont(state.document.id, data).catch(() => undefined);
    if (answer === undefined) return [{ message: text("fonts.failed") }];
    if (answer.status === "refused") return answer.problems;
    const { family } = answer;
    const now = fontsIn(session.get().history.texts.fonts) ?? {};
    put(family, { ...filesOfFont(now, family), [plainName(file.name)]: data });
    announcements.announce(text("fonts.added", { file: file.name, family: familyName(family) }));
    return [];
  };
  /** The weights of a font come together: one file after the other. */
  const offerAll = async (offered: readonly File[]) => {
    if (isChecking) return;
    setIsChecking(true);
    const refused: FontRefusal[] = [];
    for (const file of offered) {
      const problems = await offer(file);
      if (problems.length > 0) refused.push({ file: file.name, problems });
    }
    setIsChecking(false);
    setRefusals(refused);
  };
  return (
    <Panel aria-labelledby={id}>
      <h4 id={id}>{text("fonts.own")}</h4>
      <p id={`${id}help`}>{text("fonts.ownHelp")}</p>
      {familiesOf(files).map((family) => (
        <OwnFontField
          key={family}
          family={family}
          files={filesOfFont(files, family)}
          findings={state.checked.findings.filter((finding) => finding.font === family)}
          onLicence={(data) => put(family, { ...filesOfFont(files, family), [fontLicenceFile]: data })}
          onRemove={() => {
            put(family, {});
            announcements.announce(text("fonts.removed", { family: familyName(family) }));
          }}
        />
      ))}
      {isTooLargeForSteps && <p>{text("fonts.undoUntilReload")}</p>}
      <FileDrop
        kind="fonts"
        name={text("fonts.chooseOwn")}
        describedBy={`${id}help`}
        isChecking={isChecking}
        isDisabled={false}
        isMultiple
        onFiles={(offered) => void offerAll(offered)}
      />
      {refusals.map(({ file, problems }) => (
        <Message key={file} variant="error" title={text("fonts.refused", { file })} announced>
          {problems.map(({ message, expected }) => (
            <p key={message}>
              {message}. {expected !== undefined && text("images.expected", { expected })}
            </p>
          ))}
        </Message>
      ))}
    </Panel>
  );
}
