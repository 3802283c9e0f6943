import { type ReactNode, use, useId } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { theme } from "#ui/theme/theme.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { keysOfCommand } from "../../commands/commandTitles.ts";
import { Keys } from "../../commands/Keys.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { fieldKey } from "../../fields/fieldKey.ts";
import { fieldText } from "../../fields/fieldText.ts";
import { text } from "../../texts.ts";
import type { ControlProps } from "../controls/ControlProps.ts";
import { smallButtonStyle } from "../../parts/controlStyle.ts";
import { SisterTexts } from "./SisterTexts.tsx";
import { useForm } from "../FormContext.tsx";
import { findingsWithin } from "../model/createForm.ts";
import { listAround } from "../model/listAround.ts";
import { FieldComments } from "./FieldComments.tsx";
import { FieldFindings } from "./FieldFindings.tsx";
import { FieldOrigin } from "./FieldOrigin.tsx";
import { FieldSource, SameValue } from "./FieldSource.tsx";
import { NeededRole, RoleNote, SectionRoleContext, useIsOfOthers } from "./NeededRole.tsx";
import { ReplacedNote } from "./ReplacedNote.tsx";
import { SharedValue } from "./SharedValue.tsx";
import { useFieldFocus } from "./useFieldFocus.ts";
import { useWorkshop } from "../../state/useWorkshop.ts";

interface EditedFieldProps {
  readonly place: FieldPlace;
  /** Left out: the title that the field has everywhere. */
  readonly title?: string;
  /** The explanation. Left out: the one that the field has everywhere. */
  readonly explanation?: string;
  /** A further line, also without the focus. */
  readonly hint?: string | undefined;
  /** A further line while the field has the focus. */
  readonly note?: string;
  /** For a field that has a value also when no layer has it: the name of the button that takes the own value out. */
  readonly fallback?: { readonly reset: string };
  /** Whether the value can be inherited again in one press. */
  readonly canBeReset?: boolean;
  /** Items that show their own findings. */
  readonly ownItems?: readonly string[];
  /** Whether the control is one element that the title is the label of; else it has a name of its own. */
  readonly isLabelled?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A field: its title and its control; while it has the focus, its explanation and the source of its value. */
export function EditedField(props: EditedFieldProps) {
  const { place, fallback, canBeReset = true, isLabelled = true, children } = props;
  const { form, brand, hasNames, onFix } = useForm();
  const { hasFocus, ...focusEvents } = useFieldFocus(form.inFile(place));
  const id = useId();
  const sectionRole = use(SectionRoleContext);
  const name = props.title ?? fieldText(place.kind, place.path, brand.schemas[place.kind])?.title;
  const title = name ?? String(place.path.at(-1));
  const findings = findingsWithin(form, place, props.ownItems);
  const { own, inherited } = form.stateOf(place);
  const isInList = listAround(place.path) !== undefined;
  const isBelow = !isInList && (inherited !== undefined || fallback !== undefined);
  const isReplaced = isBelow && own !== undefined;
  const { kind, path } = form.inFile(place);
  const isOfOthers = useIsOfOthers(place);
  const isReadOnly = isOfOthers || form.isBroken(kind);
  const { languages } = form;
  const isTranslated = place.kind === "descriptor" && languages.isTranslated(path);
  return (
    <Frame data-field={fieldKey(place)} {...focusEvents}>
      <Head>
        {isLabelled ? (
          <label htmlFor={id} data-hidden={(fallback !== undefined && own === undefined) || undefined}>
            {title}
          </label>
        ) : (
          <span>{title}</span>
        )}
        {isReplaced && canBeReset && !isReadOnly && (
          <ResetButton place={place} title={title} words={fallback?.reset ?? text("form.reset")} />
        )}
      </Head>
      {isTranslated && <SisterTexts place={place} title={title} hasFocus={hasFocus} />}
      <div
        data-control
        data-inherited={(isBelow && own === undefined) || undefined}
        lang={isTranslated && languages.shown !== "nb" ? languages.shown : undefined}
      >
        {children({
          id,
          title,
          describedBy: `${sectionRole ?? `${id}role`} ${id}comments ${id}hint ${id}help ${id}findings`,
          isInvalid: findings.some(({ finding }) => finding.level === "error"),
          isReadOnly,
        })}
      </div>
      <ReplacedNote place={place} title={title} hasFocus={hasFocus} />
      <FieldComments id={`${id}comments`} place={place} />
      <NeededRole id={`${id}role`} place={place} title={title} />
      {props.hint !== undefined && <RoleNote id={`${id}hint`}>{props.hint}</RoleNote>}
      <FieldHelp {...props} id={`${id}help`} hasFocus={hasFocus} isShared={!isTranslated} />
      {hasFocus && isOfBase(brand.basis) && (
        // A list is inherited as a whole.
        <SharedValue
          place={{ ...place, path: listAround(place.path) ?? place.path }}
          title={title}
          canRemove={!isInList && !isReplaced && own !== undefined && !isReadOnly}
        />
      )}
      {hasFocus && <CommentOnField title={title} />}
      {hasNames && <code>{path.join(".")}</code>}
      <FieldFindings id={`${id}findings`} findings={findings} onFix={onFix} />
    </Frame>
  );
}

interface ResetButtonProps {
  readonly place: FieldPlace;
  /** The name of the field. */
  readonly title: string;
  readonly words: string;
}

/** Takes the own value out of a field. */
function ResetButton({ place, title, words }: ResetButtonProps) {
  const { form } = useForm();
  const reset = (event: { currentTarget: Element }) => {
    const frame = event.currentTarget.closest("[data-field]");
    form.reset(place);
    // The button goes: the focus stays in the field.
    frame?.querySelector<HTMLElement>("[data-control] :is(input, textarea, select)")?.focus();
    announcements.announce(text("form.wasReset", { title }));
  };
  return (
    <button type="button" data-reset aria-label={`${words}: ${title}`} onClick={reset}>
      {words}
    </button>
  );
}

/** Comments on the field. By keyboard the command does it: a stop of the Tab key at each field would be too many. */
function CommentOnField({ title }: { readonly title: string }) {
  const { offeredCommands } = useWorkshop();
  const { comment } = useStore(offeredCommands);
  if (comment === undefined) return null;
  return (
    <button type="button" tabIndex={-1} aria-label={text("comments.hereAbout", { title })} onClick={comment}>
      {text("comments.here")} <Keys of={keysOfCommand("comment")} />
    </button>
  );
}

interface FieldHelpProps extends Pick<EditedFieldProps, "explanation" | "note" | "place"> {
  readonly id: string;
  readonly hasFocus: boolean;
  /** Whether all languages have the same value. */
  readonly isShared: boolean;
}

/** The explanation of a field, and where its value comes from. Seen while the field has the focus. */
function FieldHelp({ id, place, explanation, note, hasFocus, isShared }: FieldHelpProps) {
  const { form, brand } = useForm();
  const words = fieldText(place.kind, place.path, brand.schemas[place.kind]);
  const isInList = listAround(place.path) !== undefined;
  const { shown, own } = form.languages;
  return (
    <Help id={id} hidden={!hasFocus}>
      <span lang={words?.lang}>{explanation ?? words?.text}</span>
      {hasFocus && (
        <>
          {shown !== own && isShared && <span>{text("languages.shared")}</span>}
          {!isInList && <FieldSource place={place} />}
          <FieldOrigin place={place} />
          {!isInList && !isOfBase(brand.basis) && <SameValue place={place} />}
          {note !== undefined && <span>{note}</span>}
        </>
      )}
    </Help>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  min-width: 0;
  scroll-margin-block: 6rem;

  & > button {
    ${smallButtonStyle}
    align-self: start;
  }

  & > code {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 0.5rem;

  & > label,
  & > span {
    font-size: ${theme.font.sizeSm};
  }

  /* The text that is replaced is the name: in its place it is in the control. */
  & > label[data-hidden] {
    position: absolute;
    clip-path: inset(50%);
  }

  & > button {
    ${smallButtonStyle}
    min-height: 1.5rem;
    padding-block: 0;
  }

  @media (pointer: coarse) {
    & > button {
      min-height: 2.75rem;
    }
  }
`;

const Help = styled.p`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};
  line-height: 1.45;

  &[hidden] {
    display: none;
  }

  & > span {
    display: block;
  }
`;
