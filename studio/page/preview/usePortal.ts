import { use, useMemo, useState } from "react";
import { isLanguage, type Language } from "#contract/pageLanguage.ts";
import type { CommentedPart, FromPreview, MeasuredPage } from "#studio/document/BridgeMessage.ts";
import { type FoundPart, isSamePage, mostOfWords } from "#studio/document/company/PagePart.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { SeenField } from "#studio/document/FieldSource.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { shortened } from "#studio/document/words.ts";
import { useStore } from "#ui/store/useStore.ts";
import { searchWith } from "../address.ts";
import { OpenProposalContext } from "../colleagues/useOpenProposal.ts";
import { type PlacedComment, usePlacedComment } from "../colleagues/usePlacedComment.ts";
import { useCommands } from "../commands/useCommands.ts";
import { otherScheme } from "#studio/document/ShownContext.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { useOfferedPreview } from "../offers/offeredPreview.ts";
import type { EditSession } from "../session/createEditSession.ts";
import { useChoices } from "../session/useChoices.ts";
import type { Frames } from "./frames/createFrames.ts";
import type { Outlined } from "./frames/framesState.ts";
import { useWindowsInStep } from "./frames/useWindowsInStep.ts";
import { text } from "../texts.ts";
import { sourcesOf } from "./sourcesOf.ts";
import { type EditableTexts, useEditInPlace } from "./useEditInPlace.ts";
import { usePicking } from "./usePicking.ts";
import { useSources } from "./useSources.ts";
import { besideLanguage, chosen, followed, inLight, type PreviewView, viewInAddress } from "./view/previewView.ts";
import { usePreviewView } from "./view/usePreviewView.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

export interface PortalOptions {
  readonly session: EditSession;
  readonly choices: PreviewChoices;
  readonly languages: LanguagesOfBrand;
  /** The texts that are edited in their place. */
  readonly texts: EditableTexts;
  /** A part of the portal was picked: shows the field that makes it. Left out: there are no fields beside the portal. */
  readonly onOpenField?: (field: FieldPlace) => void;
  /**
   * A page with the edited texts was measured.
   * @param page what it was made from, as in the state of the preview
   */
  readonly onMeasured: (measured: MeasuredPage, page: string) => void;
}

type Picking = ReturnType<typeof usePicking>;

/** The parts of the portal that colleagues have commented on. */
function useCommentedParts(): readonly CommentedPart[] {
  const { onParts } = use(OpenProposalContext);
  return useMemo(
    () =>
      onParts.map(({ place: { page, element, words }, by, text: said }) => ({
        part: { page, element, words },
        name: `${text("comments.placed", { name: by.name })}: ${shortened(said, mostOfWords)}`,
      })),
    [onParts],
  );
}

/** The field that the visitor is at in the form or in the text, and what is outlined in the portal. */
function useOutlined(document: StudioDocument, language: Language, picking: Picking, comment?: PlacedComment) {
  const { chosenField, offer } = useWorkshop();
  const commented = useCommentedParts();
  const field = useStore(chosenField);
  const sources = useSources(document, language, picking.isOn || field !== undefined);
  // What is tried is judged without lines around it.
  const isTrying = useStore(offer) !== undefined;
  const outlined = useMemo((): Outlined => {
    const marked = commented.length > 0 ? { commented } : {};
    if (comment !== undefined) return { field: `comment ${comment.id}`, sources: [], part: comment.place, ...marked };
    return { field: JSON.stringify(field ?? ""), sources: isTrying ? [] : sourcesOf(sources, field), ...marked };
  }, [isTrying, sources, field, comment, commented]);
  return { field, sources, isTrying, outlined };
}

/** The choices above the preview as commands. */
function useViewCommands(
  view: PreviewView,
  choose: (change: Partial<PreviewView>) => void,
  hasDark: boolean,
  picking: Picking,
): void {
  const { scheme, contrast, comparison, isLarge } = view;
  useCommands({
    pick: () => picking.set(!picking.isOn),
    today: view.day === undefined ? undefined : () => choose({ day: undefined }),
    before: () => choose({ comparison: comparison === "saved" ? "none" : "saved" }),
    scheme: hasDark ? () => choose({ scheme: otherScheme(scheme) }) : undefined,
    contrast: () => choose({ contrast: contrast === "more" ? "normal" : "more" }),
    "width.fit": () => choose({ width: undefined }),
    "width.360": () => choose({ width: 360 }),
    "width.680": () => choose({ width: 680 }),
    "width.1200": () => choose({ width: 1200 }),
    "width.1600": () => choose({ width: 1600 }),
    largeText: () => choose({ isLarge: !isLarge }),
  });
}

/** The portal of a brand as it is previewed: what is shown of it, what is outlined, picked and edited in it. */
export type Portal = ReturnType<typeof usePortal>;

const nothing = (): void => undefined;

/** The previewed portal of a session's brand. */
export function usePortal({ session, languages, texts, onOpenField = nothing, onMeasured, ...options }: PortalOptions) {
  const state = useStore(session);
  const preview = useOfferedPreview(state);
  const document = useMemo(() => ({ ...state.document, preview }), [state.document, preview]);
  const choices = useChoices(options.choices);
  const [chosenView, choose] = usePreviewView(choices);
  const picking = usePicking(JSON.stringify([chosenView.state, chosenView.customer]), onOpenField);
  const editing = useEditInPlace(texts, onOpenField, picking.showText);
  const [comment, closeComment] = usePlacedComment(document.id);
  const { outlined, ...chosenPart } = useOutlined(document, languages.shown, picking, comment);
  const { sources } = chosenPart;
  const windows = useWindowsInStep();
  const [seen, setSeen] = useState<{ readonly field: string; readonly count: number; readonly part?: FoundPart }>();
  useViewCommands(chosenView, choose, preview.hasDark, picking);
  const view = besideLanguage(preview.hasDark ? chosenView : inLight(chosenView), languages.all, languages.shown);
  const isWaiting = choices.states.find(({ id }) => id === view.state)?.isWaiting === true;
  const second = isLanguage(view.comparison) ? view.comparison : undefined;
  const receive = (message: FromPreview, from: Frames): void => {
    windows.receive(message, from);
    const isOther = windows.isSecond(from) && (view.comparison === "saved" || second !== undefined);
    const language = windows.isSecond(from) ? (second ?? languages.shown) : languages.shown;
    const inFile = (field: SeenField): SeenField =>
      field.kind === "descriptor" ? { ...field, ...languages.placeIn(language, field.path) } : field;
    if (windows.isFirst(from) || message.type !== "place")
      picking.receive(
        message.type === "picked" ? { ...message, fields: message.fields.map(inFile) } : message,
        sources,
      );
    const { shown, next } = from.get();
    // A page that was chosen is on its way: the shown one is not where the visitor wants to be.
    if (message.type === "place" && windows.isFirst(from) && next === undefined) {
      const there = followed(choices, chosenView, message.place.path);
      if (there !== undefined) choose({ path: there.path });
    }
    editing.receive(message, from, isOther);
    if (message.type === "measured" && shown !== undefined && !isOther) onMeasured(message.measured, shown.page);
    // A page that is about to be replaced has the texts of before.
    const isCurrent = shown?.page === preview.page && windows.isFirst(from);
    // What is not there yet can still come, unless the page waits for ever.
    const isKnown = message.type === "seen" && (message.count > 0 || message.isPartial !== true || isWaiting);
    if (message.type === "seen" && isCurrent && isKnown) setSeen({ ...message, field: outlined.field });
  };
  return {
    document,
    choices,
    view,
    choose,
    picking,
    windows,
    comment,
    closeComment,
    ...chosenPart,
    /** What is edited in the portal: the name of its field. */
    editedName: editing.name,
    /** What of the outlined parts is seen on the page. */
    seen: seen?.field === outlined.field ? seen : undefined,
    /** For each window. */
    shared: { picking: picking.isOn && sources.length > 0 ? sources : undefined, outlined, onMessage: receive },
    /** What leads to a page of this view again. */
    viewOf: (page: string): string => {
      const path = choices.pages.find((each) => isSamePage(each.path, page))?.path ?? view.path;
      return searchWith(viewInAddress(choices, path === view.path ? view : chosen(choices, view, { path })));
    },
  };
}
