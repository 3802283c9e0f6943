import type { ComponentProps } from "react";
import styled from "styled-components";
import { Icon } from "../graphics/Icon.tsx";
import { closeIcon } from "../graphics/icons/interfaceIcons.ts";
import { theme } from "../theme/theme.ts";

/** All other attributes are for the `<button>`. */
interface CloseButtonProps extends Omit<ComponentProps<"button">, "type" | "aria-label" | "children"> {
  /** Its name. */
  readonly label: string;
}

/** The cross at the end of a message that can be closed. */
export const CloseButton = ({ label, ...rest }: CloseButtonProps) => (
  <Cross {...rest} type="button" aria-label={label}>
    <Icon path={closeIcon} size="small" />
  </Cross>
);

const Cross = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
`;
