import { useContext, useMemo, useState } from "react";
import styled from "styled-components";
import { styleBookPath, styleBookQuery } from "#contract/gallery/styleBook.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import { ContextSwitches } from "../contexts/ContextSwitches.tsx";
import { hasDark, inContext } from "../contexts/themeContexts.ts";
import { useLanguages } from "../languages/useLanguages.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { PageNav } from "../parts/PageNav.tsx";
import { Select } from "../parts/Select.tsx";
import type { Frames } from "../preview/frames/createFrames.ts";
import { PreviewWindow } from "../preview/frames/PreviewWindow.tsx";
import { useWindowsInStep } from "../preview/frames/useWindowsInStep.ts";
import { leadingField, pickedNote } from "../preview/pickedPart.ts";
import { sourcesOf } from "../preview/sourcesOf.ts";
import { useElementSize } from "../preview/useElementSize.ts";
import { useSources } from "../preview/useSources.ts";
import { entryAddress, previewOrigin } from "../preview/view/previewAddress.ts";
import { previewColumns } from "../preview/view/previewColumns.ts";
import { inLight, type PreviewView } from "../preview/view/previewView.ts";
import { usePreviewView } from "../preview/view/usePreviewView.ts";
import { fieldBesideBook } from "../route.ts";
import { keepInAddress } from "../session/keepInAddress.ts";
import { TabNumber } from "../session/tabNumber.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { usePageEvents } from "../session/usePageEvents.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { text } from "../texts.ts";
import { type Beside, type BesideBook, besideOptions, readBeside, readBesideChoices } from "./beside.ts";
import { BookColours } from "./BookColours.tsx";

/** The parameter of the address with what is beside the style book. */
const parameter = "mot";

/** What is beside the style book of a brand: chosen, kept in the address, and asked for. */
function useBeside(id: string, name: string) {
  const tab = useContext(TabNumber);
  const [beside, setBeside] = useState<Beside>(() => new URLSearchParams(window.location.search).get(parameter) ?? "");
  const choices = useServerAnswer(id, (signal) => readBesideChoices(id, signal));
  const known = choices.status === "here" ? choices.value : { versions: [], brands: [] };
  const answer = useServerAnswer(beside === "" || choices.status !== "here" ? undefined : beside, (signal) =>
    readBeside({ beside, brand: { id, name }, choices: known, tab, signal }),
  );
  const book = answer.status === "here" && answer.isCurrent ? answer.value : undefined;
  const isFailed = answer.status === "failed" && beside !== "";
  const choose = (next: Beside): void => {
    setBeside(next);
    keepInAddress(parameter, next === "" ? undefined : next);
  };
  return { beside, book, isFailed, options: besideOptions(known), choose };
}

/** A brand as a whole, on one page: alone, or beside a former version or another brand. */
export function BookPage({ brand }: { readonly brand: OpenedBrand }) {
  const { session, choices } = brand;
  const state = useStore(session);
  const { id, name, preview } = state.document;
  const { texts } = state.history;
  const tab = useContext(TabNumber);
  const [own, choose] = usePreviewView(choices);
  const { beside, book, isFailed, options, choose: chooseBeside } = useBeside(id, name);
  const [role, setRole] = useState<string>();
  const [note, setNote] = useState<string>();
  usePageTitle(text("book.title", { name }));
  usePageEvents(session);
  const comparison = beside === "" ? "none" : "saved";
  const view: PreviewView = { ...own, path: styleBookPath + styleBookQuery, state: "", width: undefined, comparison };
  const isDarkOffered = preview.hasDark || book?.preview.hasDark === true;
  const origin = previewOrigin(id, window.location, { environment: preview.environment, tab });
  return (
    <Page>
      <PageNav />
      <Main>
        <Head>
          <Title>
            <h1>{text("book.title", { name })}</h1>
            <p>
              {text("book.lead")} <a href={brandPath(id)}>{text("new.open", { name })}</a>
            </p>
          </Title>
          <Choices>
            <Select label={text("book.beside")} value={beside} options={options} onChange={chooseBeside} />
            <ContextSwitches context={view} hasDark={isDarkOffered} onChoose={choose} />
            <a href={entryAddress(origin, view)} target="_blank" rel="noreferrer">
              {text("book.alone")}
            </a>
          </Choices>
          {book !== undefined && book.preview.status !== "none" && (
            <BookColours themes={{ a: texts, b: book.texts }} context={view} chosen={role} onChoose={setRole} />
          )}
          {note !== undefined && <p>{note}</p>}
        </Head>
        {book !== undefined && <Captions first={book.id === id ? text("book.now") : name} second={book.caption} />}
        <Books {...{ brand, state, view, origin, book, isFailed, role }} onNote={setNote} />
      </Main>
    </Page>
  );
}

interface BooksProps {
  readonly brand: OpenedBrand;
  readonly state: EditState;
  readonly view: PreviewView;
  /** Of the brand's own book. */
  readonly origin: string;
  /** What is beside it. */
  readonly book: BesideBook | undefined;
  /** Whether the server did not answer for that. */
  readonly isFailed: boolean;
  /** The role that both books show. */
  readonly role: string | undefined;
  /** Gets why a pressed part leads to no field. */
  readonly onNote: (note: string) => void;
}

/** The style book, alone or beside another one. A press on a part leads to its field. */
function Books({ brand, state, view, origin, book, isFailed, role, onNote }: BooksProps) {
  const { id, name, preview } = state.document;
  const { texts } = state.history;
  const sources = useSources(state.document, useLanguages(brand, state).shown, true);
  const windows = useWindowsInStep();
  const { ref, width, height } = useElementSize();
  const outlined = useMemo(
    () => ({
      field: role ?? "",
      sources: role === undefined ? [] : sourcesOf(sources, { kind: "theme", path: ["color", role] }),
    }),
    [role, sources],
  );
  const receive = (message: FromPreview, from: Frames): void => {
    windows.receive(message, from);
    if (message.type !== "picked") return;
    const field = leadingField(message);
    if (field === undefined) {
      const said = pickedNote({ ...message, isExample: true }) ?? "";
      onNote(said);
      announcements.announce(said);
      return;
    }
    const isBeside = windows.isSecond(from) && book !== undefined;
    const shown = isBeside ? book : { id, texts };
    const context = hasDark(shown.texts) ? view : inLight(view);
    window.location.assign(fieldBesideBook(shown.id, inContext(field, context)));
  };
  const picking = sources.length > 0 ? sources : undefined;
  const shared = { height, choice: undefined, picking, outlined, onMessage: receive };
  const [first, second] = previewColumns(width, view);
  return (
    <Desk ref={ref}>
      {first !== undefined && (
        <PreviewWindow
          {...shared}
          title={text("book.frame", { name })}
          column={first}
          origin={origin}
          preview={preview}
          session={brand.session}
          view={preview.hasDark ? view : inLight(view)}
          onFrames={windows.keepFirst}
        />
      )}
      {second !== undefined && book !== undefined && book.preview.status !== "none" && (
        <PreviewWindow
          {...shared}
          key={book.origin}
          title={book.title}
          column={second}
          origin={book.origin}
          preview={book.preview}
          view={book.preview.hasDark ? view : inLight(view)}
          onFrames={windows.keepSecond}
        />
      )}
      {second !== undefined && (isFailed || book?.preview.status === "none") && (
        <Missing style={{ insetInlineStart: second.left, width: second.width * second.scale }}>
          {isFailed ? <FailedMessage /> : <Message variant="info">{text("book.cannotShow")}</Message>}
        </Missing>
      )}
    </Desk>
  );
}

/** What the two books are. */
const Captions = ({ first, second }: { readonly first: string; readonly second: string }) => (
  <Names>
    <strong>{first}</strong>
    <strong>{second}</strong>
  </Names>
);

/* As high as the window; in a low or zoomed one the page scrolls. */
const Page = styled.div`
  display: grid;
  grid-template-rows: auto minmax(auto, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
`;

const Main = styled.main`
  display: grid;
  grid-template-rows: auto auto minmax(auto, 1fr);
  grid-template-columns: minmax(0, 1fr);
`;

const Head = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: ${theme.space[1]} ${theme.space[2]};

  & > p {
    font-size: ${theme.font.sizeSm};
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1rem;

  & > h1 {
    font-size: ${theme.font.sizeXl};
  }

  & > p {
    max-width: none;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  font-size: ${theme.font.sizeSm};
`;

const Names = styled.div`
  grid-row: 2;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.5rem;
  padding-inline: ${theme.space[2]};
  font-size: ${theme.font.sizeSm};
`;

const Desk = styled.div`
  position: relative;
  grid-row: 3;
  min-height: 24rem;
  margin: 0.5rem ${theme.space[2]} 0;
  overflow: hidden;
`;

const Missing = styled.div`
  position: absolute;
`;
