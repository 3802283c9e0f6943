import { useQuery } from "@tanstack/react-query";
import { listInWords } from "../parts/listInWords.ts";
import { type ReactNode, useMemo, useState } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import type { ComparedField } from "#studio/document/BrandComparison.ts";
import { firstContext, isSameContext } from "#studio/document/ShownContext.ts";
import type { Environment } from "#studio/document/StudioDocument.ts";
import { fieldTitle } from "#studio/document/describeField.ts";
import { ContextSwitches } from "../colours/contexts/ContextSwitches.tsx";
import { hasDark } from "../colours/contexts/themeContexts.ts";
import { Check } from "../parts/Check.tsx";
import { EditedBar } from "../parts/EditedBar.tsx";
import { EnvironmentTabs } from "../parts/EnvironmentTabs.tsx";
import { SearchField } from "../parts/SearchField.tsx";
import { Unanswered } from "../parts/Unanswered.tsx";
import { changesAddress } from "../route.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { comparisonQuery } from "../session/queries.ts";
import { usePageEvents } from "../session/usePageEvents.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { useUndoCommands } from "../session/takeStep.ts";
import { countText, text } from "../texts.ts";
import { Disagreement } from "../changes/Disagreement.tsx";
import { ComparedFields } from "./ComparedFields.tsx";
import { fieldGroups } from "../fields/fieldGroups.ts";
import { colourFields, type ShownField, withContrast } from "../colours/colourFields.ts";
import { withTaken } from "./copyField.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { Row, Stack, cardStyle } from "../parts/layout.ts";

interface ComparisonProps {
  readonly a: OpenedBrand;
  readonly b: OpenedBrand;
}

const sides = ["a", "b"] as const;
type Side = (typeof sides)[number];

/** Two opened brands: what differs, and a button that copies a value to the other. */
export function Comparison(brands: ComparisonProps) {
  const states = { a: useStore(brands.a.session), b: useStore(brands.b.session) };
  const ids = { a: states.a.document.id, b: states.b.document.id };
  const names = { a: states.a.document.name, b: states.b.document.name };
  // The server compares the drafts that it has.
  const revisions = [states.a.document.revision, states.b.document.revision] as const;
  const answer = useQuery(comparisonQuery(ids.a, ids.b, revisions));
  // The keys go to the brand that was changed last.
  const [lastEdited, setLastEdited] = useState<Side>("a");
  usePageEvents(brands.a.session);
  usePageEvents(brands.b.session);
  useUndoCommands(brands[lastEdited].session);

  if (answer.data === undefined) return <Unanswered query={answer} />;
  const { unreadable, fields } = answer.data;
  if (unreadable.length > 0)
    return (
      <Message variant="warning">
        {text("compare.unreadable", { names: listInWords(unreadable.map((id) => (id === ids.a ? names.a : names.b))) })}
      </Message>
    );
  const take = (field: ShownField, to: Side) => {
    const { session, schemas } = brands[to];
    setLastEdited(to);
    session.edit(withTaken(session.get(), field, to, schemas));
    announcements.announce(text("compare.taken", { field: fieldTitle(field), to: names[to] }));
  };
  return (
    <Stack $gap={theme.space[1]}>
      {sides.map((side) => (
        <Disagreement key={ids[side]} brand={brands[side]} state={states[side]} onKept={() => undefined} />
      ))}
      <Differences fields={fields} states={states} names={names} onTake={take}>
        {sides.map((side) => (
          <BrandBar key={side} session={brands[side].session} state={states[side]} />
        ))}
      </Differences>
    </Stack>
  );
}

/** Whether a search finds a field: in its name, its path or one of its values. */
function isFound(field: ComparedField, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return true;
  const { path, a, b } = field;
  const values = [a, b].map(({ value, css }) => JSON.stringify([value, css]));
  return [fieldTitle(field), path.join("."), ...values].some((each) => each.toLowerCase().includes(wanted));
}

interface DifferencesProps {
  /** As the server has compared them. */
  readonly fields: readonly ComparedField[];
  readonly states: Readonly<Record<Side, EditState>>;
  readonly names: Readonly<Record<Side, string>>;
  readonly onTake: (field: ShownField, to: Side) => void;
  /** What heads the columns of the brands. */
  readonly children: ReactNode;
}

/** The fields, as far as they are searched for; in another context than light with normal contrast the colours alone. */
function Differences({ fields, states, names, onTake, children }: DifferencesProps) {
  const { shownContext, showContext } = useWorkshop();
  const [search, setSearch] = useState("");
  const [environment, setEnvironment] = useState<Environment>("all");
  const [isShowingSame, setIsShowingSame] = useState(false);
  const [isShowingPaths, setIsShowingPaths] = useState(false);
  const context = useStore(shownContext);
  const [a, b] = [states.a.history.texts, states.b.history.texts];
  const colours = useMemo(() => colourFields({ a, b }, context), [a, b, context]);
  const ofColours = environment === "all" && !isSameContext(context, firstContext);
  const here = ofColours
    ? colours
    : withContrast(
        fields.filter((field) => (field.environment ?? "all") === environment),
        colours,
      );
  const differing = here.filter((field) => !field.isSame);
  const shown = (isShowingSame ? here : differing).filter((field) => isFound(field, search));
  const inLightAlone = sides.filter((side) => ofColours && context.scheme === "dark" && !hasDark({ a, b }[side]));
  return (
    <>
      <Bar>
        <SearchField label={text("compare.search")} value={search} onChange={setSearch} />
        <EnvironmentTabs chosen={environment} onChoose={setEnvironment} />
        {environment === "all" && (
          <ContextSwitches context={context} hasDark={hasDark(a) || hasDark(b)} onChoose={showContext} />
        )}
        <Check label={text("compare.showSame")} checked={isShowingSame} onCheckedChange={setIsShowingSame} />
        <Check label={text("form.names")} checked={isShowingPaths} onCheckedChange={setIsShowingPaths} />
      </Bar>
      {inLightAlone.map((side) => (
        <Message key={side} variant="info">
          {text("compare.lightAlone", { name: names[side] })}
        </Message>
      ))}
      {shown.length === 0 && (
        <Message variant="info">{search === "" ? text("compare.none") : text("compare.noMatch", { search })}</Message>
      )}
      <Brands>
        <p role="status">{countText("compare.count", differing.length)}</p>
        {children}
      </Brands>
      {fieldGroups(shown).map(({ title, fields: own }) => (
        <ComparedFields
          key={title}
          title={title}
          fields={own}
          names={names}
          isShowingPaths={isShowingPaths}
          onTake={onTake}
        />
      ))}
    </>
  );
}

/** A compared brand: its name, undo and redo, and the way to saving it. */
function BrandBar({ session, state }: { readonly session: EditSession; readonly state: EditState }) {
  const { id, name } = state.document;
  return (
    <div>
      <strong>{name}</strong>
      <EditedBar
        session={session}
        state={state}
        saveAddress={changesAddress(id)}
        saveName={text("compare.save", { name })}
        undoName={text("compare.undo", { name })}
        redoName={text("compare.redo", { name })}
      />
    </div>
  );
}

/* The names stay in sight: they head the columns below, beside the number of differences. */
const Brands = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: grid;
  grid-template-columns: 26% 37% 37%;
  padding-block: 0.375rem;
  ${cardStyle}

  & > * {
    padding-inline: 1rem;
  }

  & > p {
    padding-block: 0.375rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }

  & > div > strong {
    display: block;
    padding-block: 0.25rem;
    font-size: ${theme.font.sizeLg};
  }
`;

const Bar = styled(Row)`
  gap: 0.5rem 0.75rem;
  font-size: ${theme.font.sizeSm};

  /* All in one row on a usual screen. */
  & > div:has(> input[type="search"]) {
    flex: 1 1 11rem;
  }
`;
