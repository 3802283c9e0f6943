import { listInWords } from "../parts/listInWords.ts";
import { useState } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { Loader } from "#ui/feedback/Loader.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import type { ComparedField } from "#studio/document/BrandComparison.ts";
import type { Environment } from "../environments.ts";
import { EditedBar } from "../parts/EditedBar.tsx";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { changesAddress } from "../route.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { usePageEvents } from "../session/usePageEvents.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { useUndoKeys } from "../session/useUndoKeys.ts";
import { brandsApi } from "../studioApi.ts";
import { countText, text } from "../texts.ts";
import { Disagreement } from "../changes/Disagreement.tsx";
import { ComparedFields } from "./ComparedFields.tsx";
import { ComparisonBar } from "./ComparisonBar.tsx";
import { fieldGroups, fieldTitle, isFound } from "./fieldGroups.ts";
import { copyField } from "./copyField.ts";

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
  const key = sides.map((side) => `${ids[side]} ${states[side].document.revision}`).join(" ");
  const answer = useServerAnswer(key, (signal) => brandsApi.compare(ids.a, ids.b, signal));
  const [search, setSearch] = useState("");
  const [environment, setEnvironment] = useState<Environment>("all");
  const [isShowingSame, setIsShowingSame] = useState(false);
  // The keys go to the brand that was changed last.
  const [lastEdited, setLastEdited] = useState<Side>("a");
  usePageEvents(brands.a.session);
  usePageEvents(brands.b.session);
  useUndoKeys(brands[lastEdited].session);

  if (answer.status === "loading") return <Loader text={text("loading")} />;
  if (answer.status === "failed") return <FailedMessage />;
  const { unreadable, fields } = answer.value;
  if (unreadable.length > 0)
    return (
      <Message variant="warning">
        {text("compare.unreadable", { names: listInWords(unreadable.map((id) => (id === ids.a ? names.a : names.b))) })}
      </Message>
    );
  const inEnvironment = fields.filter((field) => (field.environment ?? "all") === environment);
  const differing = inEnvironment.filter((field) => !field.isSame);
  const shown = (isShowingSame ? inEnvironment : differing).filter((field) => isFound(field, search));

  const take = (field: ComparedField, to: Side) => {
    const { session, schemas } = brands[to];
    const { texts } = session.get().history;
    setLastEdited(to);
    session.edit({ ...texts, [field.kind]: copyField(texts[field.kind] ?? "", field, to, schemas[field.kind]) });
    announcements.announce(text("compare.taken", { field: fieldTitle(field), to: names[to] }));
  };
  return (
    <Whole>
      {sides.map((side) => (
        <Disagreement
          key={ids[side]}
          session={brands[side].session}
          state={states[side]}
          isRecovered={brands[side].isRecovered}
          onKept={() => undefined}
        />
      ))}
      <ComparisonBar
        search={search}
        onSearch={setSearch}
        environment={environment}
        onEnvironment={setEnvironment}
        isShowingSame={isShowingSame}
        onShowSame={setIsShowingSame}
        count={countText("compare.count", differing.length)}
      />
      {shown.length === 0 && (
        <Message variant="info">{search === "" ? text("compare.none") : text("compare.noMatch", { search })}</Message>
      )}
      <Brands>
        {sides.map((side) => (
          <BrandBar key={side} session={brands[side].session} state={states[side]} />
        ))}
      </Brands>
      {fieldGroups(shown).map(({ title, fields: own }) => (
        <ComparedFields key={title} title={title} fields={own} names={names} onTake={take} />
      ))}
    </Whole>
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

const Whole = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`;

/* The names stay in sight: they head the columns below. */
const Brands = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: grid;
  grid-template-columns: 26% 37% 37%;
  padding-block: 0.375rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  & > :first-child {
    grid-column: 2;
  }

  & > div {
    padding-inline: 0.25rem;
  }

  & > div > strong {
    display: block;
    padding-inline: 0.75rem;
    font-size: ${theme.font.sizeLg};
  }

  & [data-unsaved],
  & [data-variant] {
    margin-inline-start: 0.75rem;
  }
`;
