import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** The box that says what is tried, at the lower edge of the window. */
export const OfferPanel = styled.div`
  position: fixed;
  inset-block-end: 0.75rem;
  inset-inline: 0.75rem;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  width: fit-content;
  max-width: calc(100% - 1.5rem);
  margin-inline: auto;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.dialog};
  font-size: ${theme.font.sizeSm};

  & > p {
    margin: 0;
    padding-block: 0.375rem;
  }

  & small {
    display: block;
    color: ${theme.color.onWarning};
    font-size: ${theme.font.sizeXs};
  }
`;
