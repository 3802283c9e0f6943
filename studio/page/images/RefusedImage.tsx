import styled from "styled-components";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";
import { ImageProblems } from "./ImageProblems.tsx";
import type { ImageRefusal } from "./offerImage.ts";
import { Stack } from "../parts/layout.ts";

function Reasons({ format, kilobytes, problems, isUnanswered }: ImageRefusal) {
  if (isUnanswered === true) return <p>{text("images.failed")}</p>;
  if (format !== undefined) return <p>{text("images.format", { format })}</p>;
  if (kilobytes !== undefined) return <p>{text("images.tooLarge", { size: kilobytes })}</p>;
  return <ImageProblems problems={problems} />;
}

/** Why a file was refused, and what to do. */
export function RefusedImage({ refusal }: { readonly refusal: ImageRefusal }) {
  return (
    <Message variant="error" title={text("images.refused", { file: refusal.file })}>
      <Content>
        <Reasons {...refusal} />
        <p>{text("images.unchanged")}</p>
      </Content>
    </Message>
  );
}

const Content = styled(Stack)`
  font-size: ${theme.font.sizeSm};
  overflow-wrap: anywhere;
`;
