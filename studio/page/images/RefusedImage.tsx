import styled from "styled-components";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";
import type { ImageRefusal } from "./offerImage.ts";

function Reasons({ format, kilobytes, problems, isUnanswered }: ImageRefusal) {
  if (isUnanswered === true) return <p>{text("images.failed")}</p>;
  if (format !== undefined) return <p>{text("images.format", { format })}</p>;
  if (kilobytes !== undefined) return <p>{text("images.tooLarge", { size: kilobytes })}</p>;
  return (
    <>
      <ul>
        {problems.map(({ message, expected, line }) => (
          <li key={`${line} ${message}`}>
            {line === undefined ? message : text("images.problem", { message, line })}
            {expected !== undefined && <small>{text("images.expected", { expected })}</small>}
          </li>
        ))}
      </ul>
      <p>{text("images.advice")}</p>
    </>
  );
}

/** Why a file was not taken, and what to do. */
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

const Content = styled.div`
  display: grid;
  gap: 0.5rem;
  font-size: ${theme.font.sizeSm};
  overflow-wrap: anywhere;

  & > ul {
    margin: 0;
    padding-inline-start: 1.125rem;
  }

  small {
    display: block;
    font-size: ${theme.font.sizeXs};
  }
`;
