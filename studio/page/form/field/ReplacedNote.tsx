import { use, useEffect } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { theme } from "#ui/theme/theme.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { fieldsIn, isOverlapping } from "#studio/document/fieldChanges.ts";
import { shownText } from "#studio/document/shownText.ts";
import { OpenProposalContext } from "../../colleagues/useOpenProposal.ts";
import { smallButtonStyle } from "../../parts/controlStyle.ts";
import { listInWords } from "../../parts/listInWords.ts";
import { type ReplacedField, stillReplaced, withFormer } from "../../session/replacedFields.ts";
import { text } from "../../texts.ts";
import { useForm } from "../FormContext.tsx";

interface ReplacedNoteProps {
  readonly place: FieldPlace;
  /** The name of the field. */
  readonly title: string;
  readonly hasFocus: boolean;
}

/** What stood in a field before a colleague changed it. */
function formerText({ kind, path }: FieldPlace, replaced: readonly ReplacedField[]): string {
  const former = valueAt(fieldsIn(replaced[0]?.former[kind]), path);
  return typeof former === "string" && former !== ""
    ? text("replaced.former", { former: shownText({ kind, path }, { value: former }) })
    : "";
}

/** Says in a field that a colleague has changed what stood in it, and puts it back, as long as the proposal takes edits. */
export function ReplacedNote({ place, title, hasFocus }: ReplacedNoteProps) {
  const { form, brand, replaced } = useForm();
  const { session } = brand;
  const { fixed } = use(OpenProposalContext);
  const { kind, path } = form.inFile(place);
  const { texts } = session.get().history;
  const here = stillReplaced(
    replaced.filter((each) => each.kind === kind && isOverlapping(each.path, path)),
    texts,
  );
  const name = listInWords([...new Set(here.map(({ by }) => by))]);
  const words =
    here.length === 0 || fixed !== undefined
      ? ""
      : `${text("replaced.by", { name })}${formerText({ kind, path }, here)}`;
  // Who is in the field hears it at once.
  useEffect(() => {
    if (hasFocus && words !== "") announcements.announce(words);
  }, [hasFocus, words]);
  if (words === "") return null;
  const end = (act: () => void, said: "replaced.kept" | "replaced.undone") => (event: { currentTarget: Element }) => {
    const frame = event.currentTarget.closest("[data-field]");
    act();
    // The buttons go: the focus stays in the field.
    frame?.querySelector<HTMLElement>("[data-control] :is(input, textarea, select, button)")?.focus();
    announcements.announce(text(said, { title }));
  };
  const putBack = () => session.edit(here.reduce(withFormer, session.get().history.texts));
  return (
    <Note>
      <p>{words}</p>
      {/* A press does not move the focus: a field that gets it can show more above, and move the button away. */}
      <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
        <button
          type="button"
          aria-label={text("replaced.undoField", { title })}
          onClick={end(putBack, "replaced.undone")}
        >
          {text("replaced.undo")}
        </button>
        <button
          type="button"
          aria-label={text("replaced.keepField", { title })}
          onClick={end(() => session.keepReplaced(here), "replaced.kept")}
        >
          {text("replaced.keep")}
        </button>
      </div>
    </Note>
  );
}

const Note = styled.div`
  padding: 0.375rem 0.5rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.warningSurface};
  color: ${theme.color.onWarning};
  font-size: ${theme.font.sizeXs};
  line-height: 1.45;
  overflow-wrap: anywhere;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    padding-block-start: 0.25rem;
  }

  & button {
    ${smallButtonStyle}
    border: 1px solid currentcolor;
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
`;
