import styled from "styled-components";
import type { ImageProblem } from "#studio/document/StudioDocument.ts";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";

/** What is wrong with an image, and whom to ask. */
export function ImageProblems({ problems }: { readonly problems: readonly ImageProblem[] }) {
  return (
    <>
      <List>
        {problems.map(({ message, expected, line }) => (
          <li key={`${line} ${message}`}>
            {line === undefined ? message : text("images.problem", { message, line })}
            {expected !== undefined && <small>{text("images.expected", { expected })}</small>}
          </li>
        ))}
      </List>
      <p>{text("images.advice")}</p>
    </>
  );
}

const List = styled.ul`
  padding-inline-start: 1.125rem;
  list-style: disc;

  small {
    display: block;
    font-size: ${theme.font.sizeXs};
  }
`;
