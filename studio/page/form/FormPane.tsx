import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import { fileKinds, type StudioFinding } from "#studio/document/StudioDocument.ts";
import { Check } from "../parts/Check.tsx";
import { countText, text } from "../texts.ts";
import { rowHeight } from "../parts/controlStyle.ts";
import { SearchField } from "../parts/SearchField.tsx";
import { BrokenFile } from "./BrokenFile.tsx";
import { FieldView } from "./field/FieldView.tsx";
import { FormContext, type SectionPanel, type SectionPanelProps } from "./FormContext.tsx";
import { FormSection } from "./FormSection.tsx";
import { type Filter, namedFirst } from "./model/createFilter.ts";
import { LanguageNote } from "./LanguageNote.tsx";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { createForm, type PlacedFinding } from "./model/createForm.ts";
import { searchTexts } from "./model/searchTexts.ts";
import { type Section, sections } from "../fields/sections.ts";
import { useAfterPress } from "./useAfterPress.ts";
import { useFocusReturned } from "./useFocusReturned.ts";
import { useFilter } from "./useFilter.ts";
import { useOpenSections } from "./useOpenSections.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { Stack } from "../parts/layout.ts";

interface FormPaneProps extends SectionPanelProps {
  /** Panels of their own above the fields of a section, by its id. They use the form, which does not know them. */
  readonly panels: ReadonlyMap<string, readonly SectionPanel[]>;
  readonly languages: LanguagesOfBrand;
  /** Findings besides the findings of the check. */
  readonly others: readonly PlacedFinding[];
  readonly onFix: (finding: StudioFinding) => void;
  /** Above the sections, while nothing is searched for. */
  readonly lead?: ReactNode;
  /** Another pane has its place. It keeps what is open in it. */
  readonly isHidden?: boolean;
}

const noPanels: readonly SectionPanel[] = [];

/** The fields of the form, and which of them are shown. The parts are the same as long as the form is the same. */
function useFormParts({ brand, state, environment, languages, others, onFix }: FormPaneProps) {
  const { history, checked, replaced } = state;
  const [search, setSearch] = useState("");
  const [hasNames, setHasNames] = useState(false);
  /** Whether every field that can differ in an environment is shown. */
  const [isAdding, setIsAdding] = useState(false);
  const afterPress = useAfterPress();
  const form = useMemo(
    () => createForm(brand, { history, checked }, { environment, languages }, others),
    [brand, history, checked, environment, languages, others],
  );
  const filter = useFilter(form, brand, search, !isAdding);
  const latestFix = useRef(onFix);
  useEffect(() => {
    latestFix.current = onFix;
  }, [onFix]);
  const fix = useCallback((finding: StudioFinding) => latestFix.current(finding), []);
  // Its fields are not drawn again when the server has answered.
  const parts = useMemo(
    () => ({ form, filter, brand, hasNames, replaced, onFix: fix, FieldView, afterPress }),
    [form, filter, brand, hasNames, replaced, fix, afterPress],
  );
  return { parts, search, setSearch, setHasNames, isAdding, setIsAdding };
}

/** The form: everything that makes the brand, or that the base shares, by sections. */
export function FormPane(props: FormPaneProps) {
  const { leaveOffer } = useWorkshop();
  const { panels, languages, isHidden = false, lead, ...panelProps } = props;
  const { brand, state, environment } = panelProps;
  const { parts, search, setSearch, setHasNames, isAdding, setIsAdding } = useFormParts(props);
  const { form, filter, hasNames } = parts;
  const { open, toggle, pane } = useOpenSections(() => setSearch(""));
  // The changes are those of the document: nothing that is tried is shown beside them.
  useEffect(() => {
    if (isHidden) leaveOffer();
  }, [isHidden, leaveOffer]);
  const noteFocus = useFocusReturned(pane, isHidden);
  const texts = brand.basis.texts[languages.shown];
  const found = sections.filter((section) => isSectionShown(section, filter, texts));
  const shown = namedFirst(found, filter, ({ fields, inPanels = [] }) => [...fields, ...inPanels]);
  const broken = fileKinds.filter((kind) => form.isBroken(kind));
  const isNarrowed = filter.query !== "" || (environment !== "all" && !isAdding);
  // In a narrowed form all sections are open. Sections that are closed there are remembered apart.
  const idOf = (section: Section): string => (isNarrowed ? `closed ${section.id}` : section.id);
  const name = text(`environment.${environment}`);
  return (
    <Pane aria-labelledby="merket" hidden={isHidden} onFocus={noteFocus}>
      <VisuallyHidden as="h2" id="merket">
        {text(isOfBase(brand.basis) ? "form.titleOfBase" : "form.title")}
      </VisuallyHidden>
      <Search>
        <SearchField label={text("form.search")} value={search} onChange={setSearch} />
        <VisuallyHidden role="status">{filter.query !== "" && countText("form.hits", shown.length)}</VisuallyHidden>
      </Search>
      <Scroller ref={pane} tabIndex={-1}>
        <LanguageNote languages={languages} />
        {environment !== "all" && (
          <Intro>
            {/* A search finds every field that can differ. */}
            <p>{text(isAdding || filter.query !== "" ? "form.addingDifference" : "form.environment", { name })}</p>
            {filter.query === "" && (
              <Button variant="secondary" onClick={() => setIsAdding(!isAdding)}>
                {text(isAdding ? "form.onlyDifferences" : "form.addDifference")}
              </Button>
            )}
          </Intro>
        )}
        {broken.map((kind) => (
          <BrokenFile
            key={kind}
            kind={kind}
            brand={brand}
            state={state}
            onFix={parts.onFix}
            // The button goes with the note: the focus stays in the form.
            onMended={() => pane.current?.focus()}
          />
        ))}
        {filter.query === "" && lead}
        <FormContext value={parts}>
          {shown.map((section) => (
            <FormSection
              key={section.id}
              section={section}
              panels={panels.get(section.id) ?? noPanels}
              panelProps={panelProps}
              isOpen={open.has(idOf(section)) !== isNarrowed}
              onToggle={(isOpen) => toggle(idOf(section), isOpen !== isNarrowed)}
            />
          ))}
        </FormContext>
        {shown.length === 0 && (
          <p>
            {filter.query === "" ? text("form.noDifferences", { name }) : text("form.noHits", { query: search.trim() })}
          </p>
        )}
        <Check label={text("form.names")} checked={hasNames} onChange={() => setHasNames(!hasNames)} />
      </Scroller>
    </Pane>
  );
}

/** Whether something of a section is shown. */
function isSectionShown(
  { id, fields, inPanels = [] }: Section,
  filter: Filter,
  texts: Parameters<typeof searchTexts>[0],
): boolean {
  const ofPanels = filter.query === "" ? [] : inPanels;
  if ([...fields, ...ofPanels].some((place) => filter.isShown(place))) return true;
  return id === "texts" && filter.query !== "" && searchTexts(texts, filter.query, filter.way).length > 0;
}

/* Beside the portal the form is as high as the portal, with the search above what scrolls: nothing is hidden behind it.
   Below the portal, the page scrolls. */
const Pane = styled.section`
  background: ${theme.color.surface};

  @media (min-width: ${breakpoints.medium}px) {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    contain: size;
    border-inline-end: 1px solid ${theme.color.border};

    &[hidden] {
      display: none;
    }
  }
`;

/* Hidden texts in it are placed in it: in the page they would make the page longer. */
const Scroller = styled.div`
  position: relative;
  padding-inline: 1rem;
  padding-block-end: 2rem;

  @media (min-width: ${breakpoints.medium}px) {
    overflow: auto;
    scroll-padding-block: 1rem 2rem;
  }

  & > p {
    padding-block: 1rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;

/* As high as the row of the preview beside it. */
const Search = styled.div`
  display: grid;
  align-content: center;
  min-height: ${rowHeight};
  padding-inline: 1rem;
  border-block-end: 1px solid ${theme.color.border};

  & > div {
    width: 100%;
  }
`;

const Intro = styled(Stack)`
  justify-items: start;
  padding-block: 0.75rem;
  border-block-end: 1px solid ${theme.color.border};
  font-size: ${theme.font.sizeSm};
`;
