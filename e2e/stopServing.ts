import { serving } from './serving';

export default function stopServing(): void {
  serving.server?.close();
}
