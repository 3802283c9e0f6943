import { text } from "../texts.ts";
import { ChangedFile } from "./ChangedFile.ts";
import { useDifference } from "./useDifference.ts";

interface FileDifferenceProps {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly onTakeBack: (text: string) => void;
}

/** The difference between a file and its edited text. */
export function FileDifference({ path, before, after, onTakeBack }: FileDifferenceProps) {
  const host = useDifference({ before, after, label: text("changes.view", { path }), onTakeBack });
  return (
    <ChangedFile>
      <h3>{path}</h3>
      <div ref={host} />
    </ChangedFile>
  );
}
