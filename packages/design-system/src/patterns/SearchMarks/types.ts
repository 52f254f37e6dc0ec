export interface MarkedTextProps {
  text: string;
  query: string;
}
