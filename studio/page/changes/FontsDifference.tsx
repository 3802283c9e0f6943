import styled from "styled-components";
import { fontsIn } from "#studio/document/editedFonts.ts";
import { Button } from "#ui/controls/Button.tsx";
import { text } from "../texts.ts";
import { ChangedFile } from "./FileDifference.tsx";

interface FontsDifferenceProps {
  /** The fonts that are saved; empty when there are none. */
  readonly before: string;
  readonly after: string;
  readonly onTakeBack: (() => void) | undefined;
}

/** The files of the brand's own fonts that are new, changed or gone. */
export function FontsDifference({ before, after, onTakeBack }: FontsDifferenceProps) {
  const [was, is] = [fontsIn(before) ?? {}, fontsIn(after) ?? {}];
  const files = [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted();
  const changed = files.filter((file) => was[file] !== is[file]);
  const wordOf = (file: string) =>
    was[file] === undefined ? "fonts.fileAdded" : is[file] === undefined ? "fonts.fileRemoved" : "fonts.fileChanged";
  return (
    <Files>
      <h3>{text("fonts.own")}</h3>
      <ul>
        {changed.map((file) => (
          <li key={file}>
            {text(wordOf(file))}: {file}
          </li>
        ))}
      </ul>
      {onTakeBack !== undefined && (
        <Button variant="secondary" onClick={onTakeBack}>
          {text("changes.takeBack")}
        </Button>
      )}
    </Files>
  );
}

const Files = styled(ChangedFile)`
  & > ul {
    margin: 0;
    padding: 0.75rem 0.75rem 0.75rem 1.75rem;
  }

  & > button {
    margin: 0 0.75rem 0.75rem;
  }
`;
