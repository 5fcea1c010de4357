"""The games as PettingZoo environments: ``from interregnum.pettingzoo import claim_v0``.

Each module has ``env(render_mode=None, **options)``, the options of ``interregnum.game``; BraveRats also has
``parallel_env``. An observation is ``{"observation": bytes of the layout, "action_mask": legal actions}``; the mask is
also in ``info``. Agent ``player_n`` has seat n.
"""

from interregnum.pettingzoo import braverats_v0, claim_v0, defaite_v0

__all__ = ["braverats_v0", "claim_v0", "defaite_v0"]
