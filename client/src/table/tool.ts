/** What is at hand at every table. */
export type Tool = 'why' | 'log' | 'talk' | 'hint' | 'rules' | 'settings' | 'resign';
