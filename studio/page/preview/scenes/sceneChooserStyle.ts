import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** The field that shares its frame with its label, as the lists beside it do. */
export const SceneField = styled.div`
  position: relative;
  flex: 2 1 14rem;
  min-width: 12rem;
  max-width: 26rem;

  & > label {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0.75rem;
    color: ${theme.color.textSubtle};
    font-size: 0.75rem;
    line-height: 1.2;
    white-space: nowrap;
    pointer-events: none;
  }

  & > input {
    width: 100%;
    min-height: ${theme.size.control};
    padding: 1.0625rem 0.75rem 0.125rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    font-size: ${theme.font.sizeSm};
    line-height: 1.3;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  & > input[aria-expanded="true"] {
    cursor: text;
  }

  & > input:hover {
    background: ${theme.color.surfaceSubtle};
  }
`;

/** The list below the field, above everything else. */
export const SceneList = styled.div`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + 0.25rem);
  inset-inline-start: 0;
  width: max(100%, 20rem);
  max-width: calc(100vw - 2rem);
  max-height: min(32rem, 60vh);
  overflow-y: auto;
  padding-block-end: 0.25rem;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.cardHover};
  font-size: ${theme.font.sizeSm};

  & [role="group"] > p {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    max-width: none;
    padding: 0.5rem 0.75rem 0.25rem;
    background: ${theme.color.surface};
    font-weight: ${theme.font.weightStrong};
  }

  & small {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
    font-weight: ${theme.font.weightBody};
  }

  & [role="option"] {
    display: block;
    width: 100%;
    border: 0;
    background: none;
    text-align: start;
    padding: 0.375rem 0.75rem 0.375rem 1.5rem;
    cursor: pointer;
  }

  & [role="option"]:hover {
    background: ${theme.color.surfaceSubtle};
  }

  & [role="option"][aria-selected="true"] {
    background: ${theme.color.actionSubtle};
    outline: 2px solid ${theme.color.action};
    outline-offset: -2px;
  }

  & [data-current]::before {
    content: "✓";
    margin-inline: -1rem 0.25rem;
  }

  & > p[role="status"] {
    max-width: none;
    padding: 0.5rem 0.75rem;
    color: ${theme.color.textSubtle};
  }

  & > p[role="status"]:not([data-shown]) {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
