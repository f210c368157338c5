export default function TileScreen(_: { id: string | null; onClose: () => void }) {
  return null;
}
