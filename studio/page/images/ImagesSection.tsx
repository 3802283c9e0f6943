import styled from "styled-components";
import { imageKinds } from "#studio/document/StudioDocument.ts";
import { theme } from "#ui/theme/theme.ts";
import type { SectionPanelProps } from "../form/SectionPanelProps.ts";
import { text } from "../texts.ts";
import { ImageField } from "./ImageField.tsx";
import { useFileDropGuard } from "./useFileDropGuard.ts";

/** Logo and icon of the brand. */
export function ImagesSection({ brand: { session }, state }: SectionPanelProps) {
  useFileDropGuard();
  const kinds = imageKinds.filter((kind) => state.document.paths[kind] !== undefined);
  if (kinds.length === 0) return null;
  return (
    <Section>
      <h4>{text("images.title")}</h4>
      {kinds.map((kind) => (
        <ImageField key={kind} kind={kind} session={session} state={state} />
      ))}
    </Section>
  );
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 1.5rem;

  & > h4 {
    margin: 0;
    font-size: ${theme.font.sizeMd};
  }
`;
