import styled from "styled-components";

/** The rows of the profile, below one another. */
export const RowList = styled.dl`
  margin-block: -1rem;
`;
