import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";
import { useDifference } from "./useDifference.ts";

interface FileDifferenceProps {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly onTakeBack: (text: string) => void;
}

/** The difference between a file and its edited text. */
export function FileDifference({ path, before, after, onTakeBack }: FileDifferenceProps) {
  const host = useDifference({ before, after, label: text("changes.view", { path }), onTakeBack });
  return (
    <Section>
      <h3>{path}</h3>
      <div ref={host} />
    </Section>
  );
}

const Section = styled.section`
  flex: none;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  overflow: hidden;

  & > h3 {
    padding: 0.5rem 0.75rem;
    border-block-end: 1px solid ${theme.color.border};
    background: ${theme.color.surfaceSubtle};
    font-family: ui-monospace, "DejaVu Sans Mono", monospace;
    font-size: ${theme.font.sizeXs};
    font-weight: ${theme.font.weightStrong};
  }
`;
