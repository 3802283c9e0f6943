import { use } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { Disclosure } from "#ui/controls/Disclosure.tsx";
import { theme } from "#ui/theme/theme.ts";
import { OpenProposalContext } from "../colleagues/useOpenProposal.ts";
import { text } from "../texts.ts";
import { CommentCount } from "./CommentCount.tsx";
import { FindingCount } from "./FindingCount.tsx";
import { RoleNote, SectionRoleContext, useSectionRole } from "./field/NeededRole.tsx";
import { PortalTexts } from "./field/PortalTexts.tsx";
import { type SectionPanel, type SectionPanelProps, useForm } from "./FormContext.tsx";
import { namedFirst, replaces } from "./model/createFilter.ts";
import { sectionOf } from "../fields/sectionOf.ts";
import type { Section } from "../fields/sections.ts";
import { Stack } from "../parts/layout.ts";

interface FormSectionProps {
  readonly section: Section;
  /** Shown above its fields. */
  readonly panels: readonly SectionPanel[];
  readonly panelProps: SectionPanelProps;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

const isTexts = (path: readonly (string | number)[]): boolean => path.length === 1 && path[0] === "texts";

/** A section of the form: a heading that shows differences and findings, and the fields when the section is open. */
export function FormSection({ section, panels, panelProps, isOpen, onToggle }: FormSectionProps) {
  const { form, filter, FieldView } = useForm();
  const { environment } = form;
  const placed = form.findings.filter(({ place }) => sectionOf(place)?.id === section.id);
  const differs = section.fields.some((place) => {
    const { own, inherited } = form.stateOf(place);
    return place.path[0] !== "environments" && (environment === "all" ? replaces(own, inherited) : own !== undefined);
  });
  const comments = use(OpenProposalContext).comments.filter(
    ({ field }) => field !== undefined && sectionOf({ kind: "descriptor", ...field })?.id === section.id,
  );
  const name = text(`environment.${environment}`);
  const shown = section.fields.filter((place) => isTexts(place.path) || filter.isShown(place));
  const fields = namedFirst(shown, filter, (place) => [place]);
  const isFound = filter.query === "" || section.inPanels?.some((place) => filter.isShown(place)) === true;
  const role = useSectionRole(section.fields);
  const hasPanels = environment === "all" && isFound;
  return (
    <Part
      summary={
        <Heading>
          {section.title}
          {differs && (
            <Dot>
              <VisuallyHidden>
                {environment === "all" ? text("form.differs") : text("form.differsIn", { name })}
              </VisuallyHidden>
            </Dot>
          )}
          <Counts>
            <CommentCount count={comments.length} />
            <FindingCount placed={placed} />
            {form.languages.all
              .filter((language) => language !== form.languages.shown)
              .map((language) => (
                <FindingCount
                  key={language}
                  placed={form.findingsElsewhere(language).filter(({ place }) => sectionOf(place)?.id === section.id)}
                  language={language}
                />
              ))}
          </Counts>
        </Heading>
      }
      open={isOpen}
      onOpenChange={onToggle}
    >
      {isOpen && (
        <SectionRoleContext value={role?.id}>
          <Fields>
            {role !== undefined && <RoleNote id={role.id}>{role.words}</RoleNote>}
            {hasPanels && panels.map((Panel) => <Panel key={Panel.name} {...panelProps} />)}
            {fields.map((place) =>
              isTexts(place.path) ? (
                <PortalTexts key="texts" place={place} />
              ) : (
                <FieldView key={place.path.join(".")} place={place} />
              ),
            )}
          </Fields>
        </SectionRoleContext>
      )}
    </Part>
  );
}

/* It is open or closed at once: a field that is shown in it stays where it is. */
const Part = styled(Disclosure)`
  &::details-content {
    transition: none;
  }
`;

const Heading = styled.h3`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 0.5rem;
  font-size: ${theme.font.sizeMd};
`;

const Counts = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 0.25rem;
  margin-inline-start: auto;

  & > span {
    margin-inline-start: 0;
  }
`;

const Dot = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: ${theme.color.borderStrong};

  @media (forced-colors: active) {
    border: 4px solid CanvasText;
  }
`;

const Fields = styled(Stack)`
  gap: 1.5rem;
  padding-block-start: 0.25rem;
`;
