"""A second model of Blood Royale."""

from .view import LEFT_OUT as VIEW_LEAVES_OUT

# How gladly random play takes moves: what leads somewhere often, what is one of very many seldom.
GLADLY = {'put': 6, 'agree': 4, 'accept': 4, 'propose': 6, 'draft': 2, 'seek': 0.4, 'drop': 0.2, 'deal': 0.3, 'sum': 3,
          'clause': 0.08, 'at': 0.3, 'while-holds': 0.01, 'while-war': 0.02, 'while-any-war': 0.05, 'while-lives': 0.03,
          'while-reigns': 0.03, 'from': 0.1, 'until': 0.3, 'every': 0.05, 'always': 0.1, 'never': 0.1, 'ask-me': 0.1,
          'name': 0.1, 'name-house': 0.1, 'strike-out': 0.1, 'done': 1, 'send': 4, 'attack': 4, 'take': 2, 'anew': 0.4,
          'scrap': 0.2, 'disband': 0.2, 'destroy': 0.2, 'good': 0.3, 'good-back': 0.3, 'sum-back': 2,
          'betroth': 0.3, 'betroth-child': 0.2, 'betroth-children': 0.1, 'break-off': 0.1, 'show': 0.1, 'mark': 4,
          'surrender': 0.3, 'burn': 0.5}


def weigh(move, random):
    return GLADLY.get(move.split()[0], 1)
