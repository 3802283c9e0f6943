import styled from "styled-components";
import { Disclosure } from "#ui/controls/Disclosure.tsx";
import { theme } from "#ui/theme/theme.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { text } from "../texts.ts";
import type { SectionPanelProps } from "./SectionPanelProps.ts";
import { type Section, sections } from "./sections.ts";
import { useOpenSections } from "./useOpenSections.ts";

/** The form: everything that makes the brand, by sections. */
export function FormPane(props: SectionPanelProps) {
  const { open, toggle } = useOpenSections();
  return (
    <Pane aria-labelledby="merket">
      <VisuallyHidden as="h2" id="merket">
        {text("form.title")}
      </VisuallyHidden>
      {sections.map((section) => (
        <Disclosure
          key={section.id}
          summary={<h3>{section.title}</h3>}
          isOpen={open.has(section.id)}
          onToggle={(isOpen) => toggle(section.id, isOpen)}
        >
          {open.has(section.id) && <Content section={section} {...props} />}
        </Disclosure>
      ))}
    </Pane>
  );
}

function Content({ section: { panels = [] }, ...props }: SectionPanelProps & { readonly section: Section }) {
  return panels.map((Panel) => <Panel key={Panel.name} {...props} />);
}

const Pane = styled.section`
  min-height: 0;
  padding-inline: 1rem;
  overflow: auto;
  border-inline-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;
