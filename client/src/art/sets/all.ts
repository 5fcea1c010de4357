/** Registers every drawing, for pages that show cards of all games. */
import.meta.glob(['./*.ts', '!./all.ts'], { eager: true });
