import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { isSameDocument } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { fieldAddress } from "../../route.ts";
import { smallButtonStyle } from "../../parts/controlStyle.ts";
import { listInWords } from "../../parts/listInWords.ts";
import { useAfterCommit } from "../../parts/useAfterCommit.ts";
import { baseUsesQuery } from "../../session/queries.ts";
import { mostNamed, NamedBrands } from "../../parts/NamedBrands.tsx";
import { countText, text } from "../../texts.ts";
import { useForm } from "../FormContext.tsx";
import { Stack } from "../../parts/layout.ts";

/** The brands over a field of the base; undefined until the first answer. The last answer stays while somebody writes. */
function useBaseUses(place: FieldPlace) {
  const { form, brand } = useForm();
  const { document, history } = useStore(brand.session);
  const asked = { path: place.path, environment: form.environment, language: form.languages.shown };
  const isSent = isSameDocument(document.texts, history.texts);
  return useQuery({ ...baseUsesQuery(asked, document.revision), enabled: isSent }).data;
}

interface SharedValueProps {
  readonly place: FieldPlace;
  /** The name of the field. */
  readonly title: string;
  /** Whether it has a value that can be taken out, and nothing would take its place. */
  readonly canRemove: boolean;
}

/** A field of the base: which brands inherit its value, which have their own, and the way to take it out for all. */
export function SharedValue({ place, title, canRemove }: SharedValueProps) {
  const { form } = useForm();
  const uses = useBaseUses(place);
  const [isAsking, setIsAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const afterCommit = useAfterCommit();
  const { value } = form.stateOf(place);
  const { kind, path } = form.inFile(place);
  if (uses === undefined) return null;
  const { inheriting, own: others } = uses;
  const focusFirst = () => afterCommit(() => box.current?.querySelector("button")?.focus());
  const ask = (next: boolean) => {
    setIsAsking(next);
    focusFirst();
  };
  const remove = () => {
    const field = box.current?.closest("[data-field]");
    form.reset(place);
    setIsAsking(false);
    announcements.announce(text("shared.removed", { title }));
    // The button goes with the value: the focus stays in the field.
    afterCommit(() =>
      field?.querySelector<HTMLElement>("[data-control] :is(input, textarea, select, button)")?.focus(),
    );
  };
  const addressOf = (id: string) => fieldAddress(id, { kind, path });
  const isOpen = isAsking && canRemove;
  return (
    <Box ref={box}>
      {isOpen ? (
        <div role="group" aria-label={text("shared.removeField", { title })}>
          <p>{missedBy(inheriting)}</p>
          <button type="button" data-reset onClick={remove}>
            {text("shared.removeYes")}
          </button>
          <button type="button" data-reset onClick={() => ask(false)}>
            {text("shared.keep")}
          </button>
        </div>
      ) : (
        <Brands
          lead={countText(value === undefined ? "shared.without" : "shared.inheriting", inheriting.length)}
          brands={inheriting}
          addressOf={addressOf}
        />
      )}
      <Brands lead={countText("shared.own", others.length)} brands={others} addressOf={addressOf} />
      {canRemove && !isOpen && (
        <button type="button" data-reset aria-label={text("shared.removeField", { title })} onClick={() => ask(true)}>
          {text("shared.remove")}
        </button>
      )}
    </Box>
  );
}

/** In words: which brands have no value when the shared one is taken out. */
function missedBy(brands: readonly BrandName[]): string {
  if (brands.length === 0) return text("shared.missedByNone");
  const names = brands.slice(0, mostNamed).map(({ name }) => name);
  const more = brands.length - names.length;
  return text("shared.missedBy", {
    names: listInWords(more > 0 ? [...names, text("source.more", { count: more })] : names),
  });
}

interface BrandsProps {
  readonly lead: string;
  readonly brands: readonly BrandName[];
  readonly addressOf: (id: string) => string;
}

function Brands({ lead, brands, addressOf }: BrandsProps) {
  if (brands.length === 0) return null;
  return (
    <p>
      <span>{lead}</span>
      <NamedBrands brands={brands} addressOf={({ id }) => addressOf(id)} />
    </p>
  );
}

const Box = styled(Stack)`
  justify-items: start;
  gap: 0.25rem;
  padding-inline-start: 0.625rem;
  border-inline-start: 2px solid ${theme.color.border};
  font-size: ${theme.font.sizeXs};
  line-height: 1.45;

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    max-width: none;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
  }

  & > div > p {
    flex: 0 0 100%;
    max-width: none;
  }

  & > p > * {
    min-height: 1.5rem;
    line-height: 1.5rem;
  }

  & > p > span {
    color: ${theme.color.textSubtle};
  }

  & button {
    ${smallButtonStyle}
  }
`;
